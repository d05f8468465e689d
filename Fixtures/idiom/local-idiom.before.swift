// A constant bound to the idiom goes when each of its uses has been answered; if one cannot be, nothing changes.
import UIKit

final class ChessController: UIViewController {
    private let board = UIView()
    private let clock = UILabel()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let idiom = UIDevice.current.userInterfaceIdiom
        board.layer.borderWidth = idiom == .pad ? 8 : 4
        if idiom != .phone {
            clock.frame.origin.x = board.frame.maxX
        }
        switch idiom {
        case .pad: clock.isHidden = false
        default: clock.isHidden = board.isHidden
        }
    }

    func save() {
        let device = UIDevice.current.userInterfaceIdiom
        clock.isHidden = device == .phone
        UserDefaults.standard.set(device.rawValue, forKey: "device")
    }
}
