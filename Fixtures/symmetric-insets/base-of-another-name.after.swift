// A frame, a parameter, a local called `bounds` or another view's size is another base, from which both edges go by name.
import UIKit

final class RibbonView: UIView {
    private let ribbon = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = ribbon.bounds
        ribbon.frame.size.width = bounds.width - safeAreaInsets.left - safeAreaInsets.right
        ribbon.frame.size.height = frame.height - self.safeAreaInsets.top - self.safeAreaInsets.bottom
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        var width = size.width
        width -= safeAreaInsets.left + safeAreaInsets.right
        return CGSize(width: width, height: size.height - safeAreaInsets.bottom - safeAreaInsets.top)
    }

    func columns(in layout: NSCollectionLayoutEnvironment, of table: UITableView) -> CGFloat {
        (layout.container.effectiveContentSize.width - table.safeAreaInsets.left - table.safeAreaInsets.right) / 120
    }
}
