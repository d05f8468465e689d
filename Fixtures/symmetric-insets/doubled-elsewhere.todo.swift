// A safe-area edge that is doubled for anything but a size is left to whoever knows what it is for.
import UIKit

final class PuppetController: UIViewController {
    private let stack = UIStackView()
    private let string = UIView()
    private var gap: NSLayoutConstraint?

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.left` is doubled, but the right inset may differ: name the edges that are meant
        stack.spacing = view.safeAreaInsets.left * 2
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.top` is doubled, but the bottom inset may differ: name the edges that are meant
        string.frame.origin = CGPoint(x: 0, y: 2 * view.safeAreaInsets.top)
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.left` is doubled, but the right inset may differ: name the edges that are meant
        gap?.constant = -view.safeAreaInsets.left * 2
        // TODO: [unfold:symmetric-insets] a share of twice `view.safeAreaInsets.top`: the bottom inset may differ; use each edge's own
        string.frame.size.height = view.bounds.height - view.safeAreaInsets.top * 2 / 3
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.left` is doubled with its other terms: subtract the right inset by name
        string.frame.size.width = view.bounds.width - 2 * (view.safeAreaInsets.left + 16)
    }
}
