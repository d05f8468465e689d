// While the size or the traits change the new ones are the method's parameter; what is not in it waits for the coordinator.
import UIKit

final class AlmanacController: UIViewController {
    private let pages = UIStackView()

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        pages.axis = size.width > size.height ? .horizontal : .vertical
        // TODO: [unfold:orientation] traitCollection is still the old one here: ask it in the coordinator's closure
        pages.distribution = size.width > 500 && !UIDevice.current.orientation.isLandscape ? .fill : .fillEqually
        coordinator.animate { _ in
            self.pages.spacing = self.traitCollection.verticalSizeClass == .compact ? 8 : 20
            self.pages.axis = self.view.bounds.width <= self.view.bounds.height ? .vertical : .horizontal
        }
    }

    override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
        pages.isHidden = newCollection.verticalSizeClass == .compact
        // TODO: [unfold:orientation] the view still has its old shape here: choose the axis in viewWillTransition(to:with:)
        pages.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }
}
