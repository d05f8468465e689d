// Where nothing can be put in the screen's place, the TODO names the nearest view that knows how much room there is.
import UIKit

final class CouponCell: UICollectionViewCell {
    private let stub = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        // TODO: [unfold:main-screen-bounds] the screen is not this cell's room: ask contentView.bounds
        stub.frame.size.width = UIScreen.main.bounds.width - 32
    }
}

final class SheetPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        // TODO: [unfold:main-screen-bounds] the screen is not the presentation's room: ask containerView?.bounds
        CGRect(x: 0, y: UIScreen.main.bounds.height / 2, width: 320, height: 400)
    }
}

final class Tooltip: UIView {
    func attach(to parentView: UIView) {
        // TODO: [unfold:main-screen-bounds] the screen is not this view's room: ask parentView.bounds
        frame.size.width = UIScreen.main.bounds.width * 0.6
        parentView.addSubview(self)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        // TODO: [unfold:main-screen-bounds] the screen is not this view's room: ask `size`, the room it is offered
        CGSize(width: min(UIScreen.main.bounds.width, 300), height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // TODO: [unfold:main-screen-bounds] the screen is not this view's room: ask superview?.bounds, or constrain it
        frame.origin.x = UIScreen.main.bounds.width - bounds.width
    }
}

final class SpiralLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize {
        // TODO: [unfold:main-screen-bounds] the screen is not the layout's room: ask collectionView?.bounds
        CGSize(width: UIScreen.main.bounds.width, height: 2000)
    }
}

enum Layout {
    // TODO: [unfold:main-screen-bounds] `columnWidth` is computed once for all displays: make it a function of the width to fill
    static let columnWidth = UIScreen.main.bounds.width / 4

    static func isWide() -> Bool {
        // TODO: [unfold:main-screen-bounds] `isWide` has no view to ask: pass in the size of the one that is laid out
        UIScreen.main.bounds.width > UIScreen.main.bounds.height
    }
}
