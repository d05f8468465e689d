// The traits of a controller's view are its own: kept up to date in set-up code, and old while they change.
import UIKit

final class JettyController: UIViewController {
    private let planks = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        planks.isHidden = view.traitCollection.horizontalSizeClass == .compact
        planks.alpha = self.view.traitCollection.horizontalSizeClass == .regular ? 1 : 0.5
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _: UITraitCollection) in
            self.planks.isHidden = self.view.traitCollection.horizontalSizeClass == .compact
            self.planks.alpha = self.view.traitCollection.horizontalSizeClass == .regular ? 1 : 0.5
        }
        // TODO: [unfold:idiom] decided once, before the width is known: decide in viewWillLayoutSubviews, from traitCollection
        if view.traitCollection.userInterfaceIdiom == .pad { view.addSubview(planks) }
    }

    override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
        planks.tag = newCollection.horizontalSizeClass == .regular ? 1 : 2
        // TODO: [unfold:idiom] traitCollection is still the old one here: ask newCollection
        planks.isOpaque = traitCollection.userInterfaceIdiom == .pad
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        // TODO: [unfold:idiom] traitCollection is still the old one here: ask it in the coordinator's closure
        planks.isHidden = view.traitCollection.userInterfaceIdiom == .phone
    }

    func moor() {
        let traits = presentingViewController?.traitCollection ?? traitCollection
        let place = presentingViewController?.traitCollection ?? view.traitCollection
        planks.tag = traits.horizontalSizeClass == .regular || place.horizontalSizeClass == .regular ? 1 : 2
    }
}
