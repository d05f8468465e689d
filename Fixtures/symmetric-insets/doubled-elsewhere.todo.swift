// A safe-area edge that is doubled for anything but a size is left to whoever knows what it is for.
import UIKit

final class PuppetController: UIViewController {
    private let stack = UIStackView()
    private let string = UIView()
    private var gap: NSLayoutConstraint?

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:symmetric-insets] the left inset is doubled: the right one may differ, say which edges are meant
        stack.spacing = view.safeAreaInsets.left * 2
        // TODO: [unfold:symmetric-insets] the top inset is doubled: the bottom one may differ, say which edges are meant
        string.frame.origin = CGPoint(x: 0, y: 2 * view.safeAreaInsets.top)
        // TODO: [unfold:symmetric-insets] the left inset is doubled: the right one may differ, say which edges are meant
        gap?.constant = -view.safeAreaInsets.left * 2
        // TODO: [unfold:symmetric-insets] 2 / 3 of the top inset: the bottom one may differ, say which edges are meant
        string.frame.size.height = view.bounds.height - view.safeAreaInsets.top * 2 / 3
        // TODO: [unfold:symmetric-insets] the left inset is doubled with what is added to it: subtract each edge by its name
        string.frame.size.width = view.bounds.width - 2 * (view.safeAreaInsets.left + 16)
    }
}
