// Twice the inset may be written in many ways; each of them becomes one rectangle inset by all its edges.
import UIKit

final class CrosswordController: UIViewController {
    private let board = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let a = view.bounds.inset(by: view.safeAreaInsets).width
        let b = view.bounds.inset(by: view.safeAreaInsets).width
        let c = view.bounds.inset(by: view.safeAreaInsets).width
        let d = view.bounds.inset(by: view.safeAreaInsets).width
        let e = view.bounds.inset(by: view.safeAreaInsets).height
        let f = view.bounds.inset(by: view.safeAreaInsets).height
        let g = (view.bounds.inset(by: view.safeAreaInsets).width) / 15
        let h = max(0, view.bounds.inset(by: view.safeAreaInsets).height)
        let i = board.superview!.bounds.inset(by: board.superview!.safeAreaInsets).width
        board.frame.size = CGSize(width: min(a, b, c, d, g, i), height: min(e, f, h))
    }
}
