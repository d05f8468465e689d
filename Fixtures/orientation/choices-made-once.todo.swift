// What is built, constrained or branched on while a view is set up would stay as the first answer made it.
import UIKit

final class LobbyController: UIViewController {
    private let banner = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        // TODO: [unfold:orientation] decided once, before the size is known: decide in viewDidLayoutSubviews, from traitCollection
        if UIDevice.current.orientation.isLandscape {
            view.addSubview(banner)
        }
        // TODO: [unfold:orientation] this constraint is made once: make both, and switch when UITraitVerticalSizeClass changes
        banner.heightAnchor.constraint(equalToConstant: UIDevice.current.orientation.isPortrait ? 80 : 40).isActive = true
        // TODO: [unfold:orientation] decided once, before the size is known: decide in viewDidLayoutSubviews, from traitCollection
        let count = UIDevice.current.orientation.isLandscape ? 5 : 3
        (0..<count).forEach { _ in banner.addSubview(UIView()) }
    }
}
