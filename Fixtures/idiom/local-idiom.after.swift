// A constant bound to the idiom goes when each of its uses has been answered; if one cannot be, nothing changes.
import UIKit

final class ChessController: UIViewController {
    private let board = UIView()
    private let clock = UILabel()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        board.layer.borderWidth = traitCollection.horizontalSizeClass == .regular ? 8 : 4
        if traitCollection.horizontalSizeClass != .compact {
            clock.frame.origin.x = board.frame.maxX
        }
        switch traitCollection.horizontalSizeClass {
        case .regular: clock.isHidden = false
        default: clock.isHidden = board.isHidden
        }
    }

    func save() {
        // TODO: [unfold:idiom] `device` is also kept below: say what each use asks of it, a width or a feature
        let device = UIDevice.current.userInterfaceIdiom
        clock.isHidden = device == .phone
        UserDefaults.standard.set(device.rawValue, forKey: "device")
    }
}
