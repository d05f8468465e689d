// The scene may be missing and the traits never are: patterns lose their `?`, and a case for nothing goes where it is one of several.
import UIKit

final class PierController: UIViewController {
    private let lamp = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        switch traitCollection.verticalSizeClass {
        case .compact: lamp.tag = 1
        case .regular: lamp.tag = 2
        default: lamp.tag = 3
        }
        switch traitCollection.verticalSizeClass {
        case .compact: lamp.tag = 1
        case .regular, .unspecified: lamp.tag = 2
        @unknown default: lamp.tag = 2
        }
        // TODO: [unfold:orientation] traits are always there: take out what unwraps this, then ask traitCollection.verticalSizeClass
        switch view.window?.windowScene?.interfaceOrientation {
        case .portrait, .portraitUpsideDown: lamp.tag = 1
        case nil: lamp.tag = 2
        default: lamp.tag = 3
        }
        if traitCollection.verticalSizeClass == .regular { lamp.tag = 4 }
    }
}
