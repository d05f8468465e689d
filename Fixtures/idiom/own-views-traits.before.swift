// The traits of a controller's view are its own: kept up to date in set-up code, and old while they change.
import UIKit

final class JettyController: UIViewController {
    private let planks = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        planks.isHidden = view.traitCollection.userInterfaceIdiom == .phone
        planks.alpha = self.view.traitCollection.userInterfaceIdiom == .pad ? 1 : 0.5
        if view.traitCollection.userInterfaceIdiom == .pad { view.addSubview(planks) }
    }

    override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
        planks.tag = newCollection.userInterfaceIdiom == .pad ? 1 : 2
        planks.isOpaque = traitCollection.userInterfaceIdiom == .pad
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        planks.isHidden = view.traitCollection.userInterfaceIdiom == .phone
    }

    func moor() {
        let traits = presentingViewController?.traitCollection ?? traitCollection
        let place = presentingViewController?.traitCollection ?? view.traitCollection
        planks.tag = traits.userInterfaceIdiom == .pad || place.userInterfaceIdiom == .pad ? 1 : 2
    }
}
