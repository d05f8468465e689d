// Where nothing can be put in the screen's place, the TODO names the nearest view that knows how much room there is.
import UIKit

final class CouponCell: UICollectionViewCell {
    private let stub = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        stub.frame.size.width = UIScreen.main.bounds.width - 32
    }
}

final class SheetPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: UIScreen.main.bounds.height / 2, width: 320, height: 400)
    }
}

final class Tooltip: UIView {
    func attach(to parentView: UIView) {
        frame.size.width = UIScreen.main.bounds.width * 0.6
        parentView.addSubview(self)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(UIScreen.main.bounds.width, 300), height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        frame.origin.x = UIScreen.main.bounds.width - bounds.width
    }
}

final class SpiralLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize {
        CGSize(width: UIScreen.main.bounds.width, height: 2000)
    }
}

enum Layout {
    static let columnWidth = UIScreen.main.bounds.width / 4

    static func isWide() -> Bool {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height
    }
}
