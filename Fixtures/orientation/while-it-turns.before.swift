// While the size or the traits change the new ones are the method's parameter; what is not in it waits for the coordinator.
import UIKit

final class AlmanacController: UIViewController {
    private let pages = UIStackView()

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        pages.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
        pages.distribution = size.width > 500 && !UIDevice.current.orientation.isLandscape ? .fill : .fillEqually
        coordinator.animate { _ in
            self.pages.spacing = UIDevice.current.orientation.isLandscape ? 8 : 20
            self.pages.axis = UIApplication.shared.statusBarOrientation.isPortrait ? .vertical : .horizontal
        }
    }

    override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
        pages.isHidden = UIDevice.current.orientation.isLandscape
        pages.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }
}
