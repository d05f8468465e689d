// Directional insets may be made of a view's left and right; each argument reads the edge it stands for.
import UIKit

final class QuiltView: UIView {
    private let patch = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        patch.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: safeAreaInsets.left, bottom: 0, trailing: safeAreaInsets.left)
        patch.layoutMargins = UIKit.UIEdgeInsets(top: 0, left: max(safeAreaInsets.left, 16), bottom: 0, right: max(safeAreaInsets.left, 16))
        patch.layoutMargins = UIEdgeInsets.init(top: safeAreaInsets.bottom, left: 0, bottom: self.safeAreaInsets.bottom, right: 0)
        patch.layoutMargins = UIEdgeInsets(
            top: 0, left: window?.safeAreaInsets.left ?? 8, bottom: 0, right: window?.safeAreaInsets.left ?? 8)
    }
}
