// An inset behind an optional chain keeps its default, once for each edge.
import UIKit

final class ToastView: UIView {
    private let text = UILabel()

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = superview.map { $0.bounds.width - (window?.safeAreaInsets.right ?? 0) * 2 } ?? bounds.width
        let height = bounds.height - 2.0 * (self.superview?.safeAreaInsets.top ?? 12) - 8
        text.frame.size = CGSize(width: width, height: height)
        text.frame.size.width = window!.bounds.width - window!.safeAreaInsets.left * 2
    }
}
