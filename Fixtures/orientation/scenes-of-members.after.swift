// A scene or a controller is asked for its orientation through any member, a superclass's too; beside the kind of device a person decides.
import UIKit

class DeckController: UIViewController {
    var scene: UIWindowScene? { view.window?.windowScene }
    weak var bridge: UIViewController?
}

final class HelmController: DeckController {
    private let wheel = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        wheel.isHidden = traitCollection.verticalSizeClass == .compact
        wheel.isOpaque = traitCollection.verticalSizeClass == .regular
        scenes().forEach { scene in wheel.isHidden = self.traitCollection.verticalSizeClass == .compact }
        // TODO: [unfold:orientation] a pad's height is regular either way: ask for the shape of the view's bounds here
        // TODO: [unfold:idiom] the device is one of several things switched over here: ask horizontalSizeClass apart from them
        switch (traitCollection.userInterfaceIdiom, UIDevice.current.orientation.isLandscape) {
        case (.pad, true): wheel.tag = 2
        default: wheel.tag = 1
        }
    }

    private func scenes() -> [UIWindowScene] { [] }
}
