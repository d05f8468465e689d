// Traits that are handed in come first; a presentation has its own; what has none leaves the question to a person.
import UIKit

final class PanelPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        let height: CGFloat = UIDevice.current.orientation.isLandscape ? 200 : 320
        return CGRect(x: 0, y: 0, width: 320, height: height)
    }
}

enum PanelMetrics {
    static func height(for traits: UITraitCollection) -> CGFloat {
        UIDevice.current.orientation.isPortrait ? 320 : 200
    }

    static func inset(for items: Int) -> CGFloat {
        UIDevice.current.orientation.isLandscape ? 8 : CGFloat(items)
    }
}

final class PanelLayout: UICollectionViewFlowLayout {
    override func prepare() {
        super.prepare()
        scrollDirection = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }
}
