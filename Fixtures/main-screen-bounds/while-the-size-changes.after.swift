// While the size changes the view still has the old one: the new one is the method's parameter, or the view's in the coordinator.
import UIKit

final class PosterController: UIViewController {
    private let poster = UIView()

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        poster.frame.size.width = size.width / 2
        poster.frame.size.height = size.height
        let whole = size
        if size.width > size.height { poster.alpha = whole.width / 1000 }
        // TODO: [unfold:main-screen-bounds] view.bounds still has the old size here: use `size`, the size it will have
        poster.frame = UIScreen.main.bounds.insetBy(dx: 20, dy: 20)
        coordinator.animate { _ in
            self.poster.frame = self.view.bounds
        }
    }
}

final class BannerController: UIViewController {
    private let banner = UIView()

    override func viewWillTransition(to newSize: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        banner.frame.size = CGSize(width: newSize.width, height: 50)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            // TODO: [unfold:main-screen-bounds] self may be gone here: bind it (guard let self) and ask its view.bounds
            self?.banner.frame.size.width = UIScreen.main.bounds.width
        }
    }
}
