// Three of one edge, one on each side of a difference, edges of two views, both edges in one bracket: no edge stands for its opposite.
import UIKit

final class CarouselController: UIViewController {
    private let horses = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let a = view.safeAreaInsets.left + view.safeAreaInsets.left + view.safeAreaInsets.left
        let b = view.bounds.width - view.safeAreaInsets.left + view.safeAreaInsets.left
        let c = view.safeAreaInsets.left + horses.safeAreaInsets.left
        let d = (view.safeAreaInsets.left + view.safeAreaInsets.right) * 2
        let e = view.bounds.width - view.safeAreaInsets.left * 3 - view.safeAreaInsets.right * 1.5
        let f = view.bounds.width / 2 - view.safeAreaInsets.left
        let g = view.safeAreaInsets.left + view.safeAreaInsets.left - view.safeAreaInsets.right
        let h = view.safeAreaInsets.left / 2 + additionalSafeAreaInsets.left * 2
        let i = view.bounds.width - view.safeAreaInsets.left * 2 - view.safeAreaInsets.right * 2
        horses.frame.size.width = [a, b, c, d, e, f, g, h, i].max() ?? 0
        horses.layoutMargins = UIEdgeInsets(
            top: view.safeAreaInsets.left, left: max(view.safeAreaInsets.left, view.safeAreaInsets.right), bottom: 0,
            right: max(view.safeAreaInsets.left, view.safeAreaInsets.right))
        horses.frame = view.bounds.insetBy(dx: max(view.safeAreaInsets.left, view.safeAreaInsets.right), dy: 0)
        horses.frame = view.bounds.insetBy(dx: 16, dy: 8).inset(by: view.safeAreaInsets)
    }
}
