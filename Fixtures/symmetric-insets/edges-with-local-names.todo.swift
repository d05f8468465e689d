// An edge with a local name, or insets that may change, taken twice from a size or handed to insetBy: a person knows what is meant.
import UIKit

final class FlipbookView: UIView {
    private let page = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = safeAreaInsets.left
        let margin = safeAreaInsets.left + 16
        var insets = safeAreaInsets
        insets.left += 4
        // TODO: [unfold:symmetric-insets] `side` is the left inset taken twice: use the right one for the other side
        page.frame.size.width = bounds.width - side - side
        // TODO: [unfold:symmetric-insets] `margin` is the left inset taken twice: use the right one for the other side
        page.frame.size.width = bounds.width - 2 * margin
        // TODO: [unfold:symmetric-insets] `side` is the left inset taken twice: use the right one for the other side
        page.frame.size.width = bounds.width - (side + 8) * 2
        // TODO: [unfold:symmetric-insets] `insets` may have changed since it was read: say which of its edges `left` twice stands for
        page.frame.size.width = bounds.width - insets.left * 2
        // TODO: [unfold:symmetric-insets] insetBy takes `safeAreaInsets.left` off both sides: use inset(by:) with each edge's own
        page.frame = bounds.insetBy(dx: side, dy: 0)
        guard let foot = window?.safeAreaInsets.bottom else { return }
        // TODO: [unfold:symmetric-insets] `foot` is the bottom inset taken twice: use the top one for the other side
        page.frame.size.height = bounds.height - foot * 2

        let (top, right) = (safeAreaInsets.top, safeAreaInsets.right)
        // TODO: [unfold:symmetric-insets] `right` is the right inset taken twice: use the left one for the other side
        page.frame.size = CGSize(width: bounds.width - right * 2, height: bounds.height - 2 * top)

        let (name, (left, bottom)) = ("page", (safeAreaInsets.left, safeAreaInsets.bottom))
        page.accessibilityIdentifier = name
        // TODO: [unfold:symmetric-insets] `left` is the left inset taken twice: use the right one for the other side
        page.frame.size = CGSize(width: bounds.width - left * 2, height: bounds.height - 2 * bottom)

        // These are no sizes, or ask for both sides.
        page.frame.origin.x = side * 2
        page.layer.cornerRadius = insets.top * 2
        let both = max(safeAreaInsets.left, safeAreaInsets.right)
        page.frame.size.width = bounds.width - both * 2
        page.frame = bounds.insetBy(dx: both, dy: 0)
    }
}
