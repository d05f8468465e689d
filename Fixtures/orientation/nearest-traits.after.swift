// Traits that are handed in come first; a presentation has its own; what has none leaves the question to a person.
import UIKit

final class PanelPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        let height: CGFloat = traitCollection.verticalSizeClass == .compact ? 200 : 320
        return CGRect(x: 0, y: 0, width: 320, height: height)
    }
}

enum PanelMetrics {
    static func height(for traits: UITraitCollection) -> CGFloat {
        traits.verticalSizeClass == .regular ? 320 : 200
    }

    static func inset(for items: Int) -> CGFloat {
        // TODO: [unfold:orientation] `inset` has no view to ask: pass a UITraitCollection in, read its verticalSizeClass
        UIDevice.current.orientation.isLandscape ? 8 : CGFloat(items)
    }
}

final class PanelLayout: UICollectionViewFlowLayout {
    override func prepare() {
        super.prepare()
        // TODO: [unfold:orientation] which way this scrolls is for the shape of collectionView?.bounds to say
        scrollDirection = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }
}
