// The kind of device kept, returned or reached by another name, and a flag that is stored, answer for longer than they hold.
import UIKit

let isPad = UIDevice.current.userInterfaceIdiom == .pad

final class DeskController: UIViewController {
    private let hasKeyboard = UIDevice.current.userInterfaceIdiom == .pad
    private lazy var inset: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 32 : 16
    private var idiom = UIUserInterfaceIdiom.unspecified

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        idiom = UIDevice.current.userInterfaceIdiom
        let device = UIDevice.current
        view.isHidden = device.userInterfaceIdiom == .phone && isPad
        view.alpha = inset > 20 && hasKeyboard ? 1 : 0.5
    }

    func kind() -> UIUserInterfaceIdiom {
        return UIDevice.current.userInterfaceIdiom
    }
}

extension UIDevice {
    var hasRoom: Bool {
        userInterfaceIdiom == .pad
    }
}

func gutter() -> CGFloat {
    UIDevice.current.userInterfaceIdiom == .pad ? 24 : 12
}
