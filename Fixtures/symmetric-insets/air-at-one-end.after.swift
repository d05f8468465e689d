// Twice the inset of one end beside a height of its own is air, and the other end has no part in it; at the sides it is both sides.
import UIKit

final class StationBar: UIView {
    private let label = UILabel()

    override var intrinsicContentSize: CGSize {
        // TODO: [unfold:symmetric-insets] `safeAreaInsets.bottom` is added twice, but the top inset may differ: name the edges that are meant
        let height = 44 + safeAreaInsets.bottom + safeAreaInsets.bottom
        let both = label.bounds.height + safeAreaInsets.bottom + safeAreaInsets.top
        let width = 120 + safeAreaInsets.left + safeAreaInsets.right
        return CGSize(width: width, height: max(height, both))
    }
}
