// The scene may be missing and the traits never are: patterns lose their `?`, and a case for nothing goes where it is one of several.
import UIKit

final class PierController: UIViewController {
    private let lamp = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        switch view.window?.windowScene?.interfaceOrientation {
        case .landscapeLeft?, .landscapeRight?: lamp.tag = 1
        case .some(.portrait): lamp.tag = 2
        default: lamp.tag = 3
        }
        switch view.window?.windowScene?.interfaceOrientation {
        case .landscapeLeft, .landscapeRight: lamp.tag = 1
        case .portrait, .portraitUpsideDown, .unknown, .none: lamp.tag = 2
        @unknown default: lamp.tag = 2
        }
        switch view.window?.windowScene?.interfaceOrientation {
        case .portrait, .portraitUpsideDown: lamp.tag = 1
        case nil: lamp.tag = 2
        default: lamp.tag = 3
        }
        if (view.window?.windowScene?.interfaceOrientation)?.isPortrait ?? true { lamp.tag = 4 }
    }
}
