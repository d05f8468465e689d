// The product is found wherever the arithmetic of a size leads to it: through signs, brackets, choices, minima and rounding.
import UIKit

final class JukeboxController: UIViewController {
    private let records = UIView()
    private var isWide = false
    private var gap: CGFloat = 8

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let a = -view.safeAreaInsets.left * 2 + view.bounds.width
        let b = -(view.safeAreaInsets.left * 2) + view.bounds.width
        let c = view.bounds.width - (isWide ? view.safeAreaInsets.left * 2 : gap)
        let d = isWide ? view.bounds.width - view.safeAreaInsets.left * 2 : view.bounds.width
        let e = view.bounds.width - max(view.safeAreaInsets.right * 2, gap)
        let f = floor((view.bounds.width - (2 as CGFloat) * view.safeAreaInsets.left - gap * 2) / 3)
        let g = min(view.bounds.width, view.bounds.height) - (40 + (view.safeAreaInsets.top * 2))
        let h = view.frame.width - ceil(view.safeAreaInsets.left) * 2
        let i = 2 * gap + view.bounds.width - CGFloat(2) * (view.safeAreaInsets.left)
        let j = view.frame.height-view.safeAreaInsets.bottom*2
        let k = view.frame.size.width - (CGFloat(2.0) * view.safeAreaInsets.left) - gap
        let l = view.frame.width - ( ( view.safeAreaInsets.left ) * 2 ) - gap
        let m = view.frame.width + (-view.safeAreaInsets.left * 2)
        records.frame.size = CGSize(width: [a, b, c, d, e, f, h, i, k, l, m].max() ?? 0, height: min(g, j))
    }

    /// What the screen reader is told.
    var summary: String { "\(view.bounds.width - view.safeAreaInsets.left * 2) points for \(Int((view.bounds.width - view.safeAreaInsets.left * 2) / 120)) records" }
}
