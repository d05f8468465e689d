// The product is found wherever the arithmetic of a size leads to it: through signs, brackets, choices, minima and rounding.
import UIKit

final class JukeboxController: UIViewController {
    private let records = UIView()
    private var isWide = false
    private var gap: CGFloat = 8

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let a = -view.safeAreaInsets.left - view.safeAreaInsets.right + view.bounds.width
        let b = -(view.safeAreaInsets.left + view.safeAreaInsets.right) + view.bounds.width
        let c = view.bounds.width - (isWide ? view.safeAreaInsets.left + view.safeAreaInsets.right : gap)
        let d = isWide ? view.bounds.inset(by: view.safeAreaInsets).width : view.bounds.width
        let e = view.bounds.width - max(view.safeAreaInsets.right + view.safeAreaInsets.left, gap)
        let f = floor((view.bounds.inset(by: view.safeAreaInsets).width - gap * 2) / 3)
        let g = min(view.bounds.width, view.bounds.height) - (40 + view.safeAreaInsets.top + view.safeAreaInsets.bottom)
        let h = view.frame.width - ceil(view.safeAreaInsets.left) - ceil(view.safeAreaInsets.right)
        let i = 2 * gap + view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
        let j = view.frame.height-view.safeAreaInsets.bottom-view.safeAreaInsets.top
        let k = view.frame.size.width - view.safeAreaInsets.left - view.safeAreaInsets.right - gap
        let l = view.frame.width - view.safeAreaInsets.left - view.safeAreaInsets.right - gap
        let m = view.frame.width + (-view.safeAreaInsets.left - view.safeAreaInsets.right)
        records.frame.size = CGSize(width: [a, b, c, d, e, f, h, i, k, l, m].max() ?? 0, height: min(g, j))
    }

    /// What the screen reader is told.
    var summary: String { "\(view.bounds.inset(by: view.safeAreaInsets).width) points for \(Int((view.bounds.inset(by: view.safeAreaInsets).width) / 120)) records" }
}
