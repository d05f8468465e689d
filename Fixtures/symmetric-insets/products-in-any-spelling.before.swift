// Twice the inset may be written in many ways; each of them becomes one rectangle inset by all its edges.
import UIKit

final class CrosswordController: UIViewController {
    private let board = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let a = view.bounds.width - 2 * view.safeAreaInsets.left
        let b = view.bounds.width - view.safeAreaInsets.right * 2.0
        let c = view.bounds.size.width - CGFloat(2) * view.safeAreaInsets.left
        let d = view.bounds.width - (view.safeAreaInsets.left * 2)
        let e = view.bounds.size.height - (2 * (view.safeAreaInsets.top))
        let f = view.bounds.height-view.safeAreaInsets.bottom*2
        let g = (view.bounds.width - view.safeAreaInsets.left * 2) / 15
        let h = max(0, view.bounds.height - view.safeAreaInsets.top * CGFloat(2.0))
        let i = board.superview!.bounds.width - board.superview!.safeAreaInsets.left * 2
        board.frame.size = CGSize(width: min(a, b, c, d, g, i), height: min(e, f, h))
    }
}
