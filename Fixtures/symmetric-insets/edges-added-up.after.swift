// One edge added to itself, taken off twice, or doubled inside a bracket or a sum stands for both.
import UIKit

final class LabelMaker: UIView {
    private let label = UILabel()

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        let insets = safeAreaInsets
        let a = size.width - insets.left - insets.right
        let b = size.width - (insets.right + insets.left + 16)
        let c = size.width - (16 + insets.left + insets.right)
        let d = text.width + insets.left + insets.right
        let e = text.height + insets.top + insets.bottom + 8
        let f = size.width - (insets.left + insets.right + 24)
        let g = text.height + safeAreaInsets.bottom + self.safeAreaInsets.top
        let h = size.width - insets.left - 8 - insets.right
        return CGSize(width: min(a, b, c, d, f, h), height: max(e, g))
    }
}
