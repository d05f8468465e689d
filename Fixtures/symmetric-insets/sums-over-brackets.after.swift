// An edge that is added or subtracted twice is found over brackets, signs and optional insets; the second turns.
import UIKit

final class StencilView: UIView {
    private let sheet = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        let a = (bounds.width - safeAreaInsets.left) - self.safeAreaInsets.right
        let b = bounds.width - (safeAreaInsets.right + 8) - (safeAreaInsets.left + 8)
        let c = -safeAreaInsets.left - safeAreaInsets.right
        let d = bounds.width-safeAreaInsets.left-safeAreaInsets.right
        let e = (window?.safeAreaInsets.left ?? 0) + (window?.safeAreaInsets.right ?? 0)
        let f = bounds.height - safeAreaInsets.top // above
            - safeAreaInsets.bottom // below
        let g = bounds.width - (-safeAreaInsets.left + 4) + safeAreaInsets.right
        sheet.frame.size = CGSize(width: [a, b, c, d, e, g].max() ?? 0, height: f)
    }
}
