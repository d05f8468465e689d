// Where other insets stand in for missing ones, both of them turn to the opposite edge.
import UIKit

final class CaptionBar: UIView {
    private let caption = UILabel()

    override func layoutSubviews() {
        super.layoutSubviews()
        caption.preferredMaxLayoutWidth = bounds.width - (superview?.safeAreaInsets.left ?? safeAreaInsets.left) - (superview?.safeAreaInsets.right ?? safeAreaInsets.right)
        caption.frame.size.width = bounds.width - (window?.safeAreaInsets.left ?? safeAreaInsets.left) - (window?.safeAreaInsets.right ?? safeAreaInsets.right)
        let ends = (window?.safeAreaInsets.top ?? safeAreaInsets.top) + (window?.safeAreaInsets.bottom ?? safeAreaInsets.bottom)
        caption.frame.size.height = bounds.height - ends
    }
}
