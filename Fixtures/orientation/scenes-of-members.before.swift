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
        wheel.isHidden = scene?.interfaceOrientation.isLandscape ?? false
        wheel.isOpaque = bridge?.interfaceOrientation.isPortrait == true
        scenes().forEach { scene in wheel.isHidden = scene.interfaceOrientation.isLandscape }
        switch (traitCollection.userInterfaceIdiom, UIDevice.current.orientation.isLandscape) {
        case (.pad, true): wheel.tag = 2
        default: wheel.tag = 1
        }
    }

    private func scenes() -> [UIWindowScene] { [] }
}
