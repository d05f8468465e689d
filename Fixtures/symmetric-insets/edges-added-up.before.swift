// One edge added to itself, taken off twice, or doubled inside a bracket or a sum stands for both.
import UIKit

final class LabelMaker: UIView {
    private let label = UILabel()

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        let insets = safeAreaInsets
        let a = size.width - insets.left - insets.left
        let b = size.width - (insets.right * 2 + 16)
        let c = size.width - (16 + 2 * insets.left)
        let d = text.width + insets.left * 2
        let e = text.height + (insets.top * 2) + 8
        let f = size.width - (insets.left + insets.left + 24)
        let g = text.height + safeAreaInsets.bottom + self.safeAreaInsets.bottom
        let h = size.width - insets.left - 8 - insets.left
        return CGSize(width: min(a, b, c, d, f, h), height: max(e, g))
    }
}
