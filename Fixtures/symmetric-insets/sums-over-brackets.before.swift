// An edge that is added or subtracted twice is found over brackets, signs and optional insets; the second turns.
import UIKit

final class StencilView: UIView {
    private let sheet = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        let a = (bounds.width - safeAreaInsets.left) - self.safeAreaInsets.left
        let b = bounds.width - (safeAreaInsets.right + 8) - (safeAreaInsets.right + 8)
        let c = -safeAreaInsets.left - safeAreaInsets.left
        let d = bounds.width-safeAreaInsets.left-safeAreaInsets.left
        let e = (window?.safeAreaInsets.left ?? 0) + (window?.safeAreaInsets.left ?? 0)
        let f = bounds.height - safeAreaInsets.top // above
            - safeAreaInsets.top // below
        let g = bounds.width - (-safeAreaInsets.left + 4) + safeAreaInsets.left
        sheet.frame.size = CGSize(width: [a, b, c, d, e, g].max() ?? 0, height: f)
    }
}
