// A safe-area edge that is doubled for anything but a size is left to whoever knows what it is for.
import UIKit

final class PuppetController: UIViewController {
    private let stack = UIStackView()
    private let string = UIView()
    private var gap: NSLayoutConstraint?

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stack.spacing = view.safeAreaInsets.left * 2
        string.frame.origin = CGPoint(x: 0, y: 2 * view.safeAreaInsets.top)
        gap?.constant = -view.safeAreaInsets.left * 2
        string.frame.size.height = view.bounds.height - view.safeAreaInsets.top * 2 / 3
        string.frame.size.width = view.bounds.width - 2 * (view.safeAreaInsets.left + 16)
    }
}
