// Twice the inset of one end beside a height of its own is air, and the other end has no part in it; at the sides it is both sides.
import UIKit

final class StationBar: UIView {
    private let label = UILabel()

    override var intrinsicContentSize: CGSize {
        let height = 44 + safeAreaInsets.bottom + safeAreaInsets.bottom
        let both = label.bounds.height + safeAreaInsets.bottom + safeAreaInsets.bottom
        let width = 120 + safeAreaInsets.left + safeAreaInsets.left
        return CGSize(width: width, height: max(height, both))
    }
}
