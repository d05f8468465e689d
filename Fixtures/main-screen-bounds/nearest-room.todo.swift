// Where nothing can be put in the screen's place, the TODO names the nearest view that knows how much room there is.
import UIKit

final class CouponCell: UICollectionViewCell {
    private let stub = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        // TODO: [unfold:main-screen-bounds] a cell is not as large as the screen: use contentView.bounds in layoutSubviews, or constraints
        stub.frame.size.width = UIScreen.main.bounds.width - 32
    }
}

final class SheetPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        // TODO: [unfold:main-screen-bounds] ask containerView?.bounds: the container is what the presentation fills
        CGRect(x: 0, y: UIScreen.main.bounds.height / 2, width: 320, height: 400)
    }
}

final class Tooltip: UIView {
    func attach(to parentView: UIView) {
        // TODO: [unfold:main-screen-bounds] the screen is not the available space: ask `parentView.bounds`, once it is laid out
        frame.size.width = UIScreen.main.bounds.width * 0.6
        parentView.addSubview(self)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        // TODO: [unfold:main-screen-bounds] the screen is not this view's space: ask `size`, the size that it is offered
        CGSize(width: min(UIScreen.main.bounds.width, 300), height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // TODO: [unfold:main-screen-bounds] a view does not fill the screen: place it in superview?.bounds, or constrain it
        frame.origin.x = UIScreen.main.bounds.width - bounds.width
    }
}

final class SpiralLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize {
        // TODO: [unfold:main-screen-bounds] ask collectionView?.bounds and decide what to use while it is nil
        CGSize(width: UIScreen.main.bounds.width, height: 2000)
    }
}

enum Layout {
    // TODO: [unfold:main-screen-bounds] `columnWidth` is computed once for all displays: make it a function of the width there is
    static let columnWidth = UIScreen.main.bounds.width / 4

    static func isWide() -> Bool {
        // TODO: [unfold:main-screen-bounds] `isWide` has no view to ask: pass in the width of the view that needs it
        UIScreen.main.bounds.width > UIScreen.main.bounds.height
    }
}
