// A property that the project gives to screens is asked for like those that screens are born with.
import UIKit

extension UIScreen {
    var cornerRadius: CGFloat { traitCollection.displayScale > 2 ? 39 : 0 }
    var isExternal: Bool { self !== UIWindow().screen }
}

final class RoundedController: UIViewController {
    private var radius: CGFloat?

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        radius = view.window?.windowScene?.screen.cornerRadius
        // TODO: [unfold:main-screen] `cornerRadius` is that of view.window?.windowScene?.screen: decide what to use without a window
        view.layer.cornerRadius = UIScreen.main.cornerRadius
    }
}
