// While the size changes the view still has the old one: the new one is the method's parameter, or the view's in the coordinator.
import UIKit

final class PosterController: UIViewController {
    private let poster = UIView()

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        poster.frame.size.width = UIScreen.main.bounds.width / 2
        poster.frame.size.height = UIScreen.main.bounds.size.height
        let whole = UIScreen.main.bounds.size
        if UIScreen.main.bounds.width > UIScreen.main.bounds.height { poster.alpha = whole.width / 1000 }
        poster.frame = UIScreen.main.bounds.insetBy(dx: 20, dy: 20)
        coordinator.animate { _ in
            self.poster.frame = UIScreen.main.bounds
        }
    }
}

final class BannerController: UIViewController {
    private let banner = UIView()

    override func viewWillTransition(to newSize: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        banner.frame.size = CGSize(width: UIScreen.main.bounds.width, height: 50)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.banner.frame.size.width = UIScreen.main.bounds.width
        }
    }
}
