// Where other insets stand in for missing ones, both of them turn to the opposite edge.
import UIKit

final class CaptionBar: UIView {
    private let caption = UILabel()

    override func layoutSubviews() {
        super.layoutSubviews()
        caption.preferredMaxLayoutWidth = bounds.width - (superview?.safeAreaInsets.left ?? safeAreaInsets.left) * 2
        caption.frame.size.width = bounds.width - 2 * (window?.safeAreaInsets.left ?? safeAreaInsets.left)
        let ends = (window?.safeAreaInsets.top ?? safeAreaInsets.top) + (window?.safeAreaInsets.top ?? safeAreaInsets.top)
        caption.frame.size.height = bounds.height - ends
    }
}
