// What a property gives cannot be asked of that property: its superclass is asked, and in a closure that runs at once nothing is kept unseen.
import UIKit

final class ScaledController: UINavigationController {
    override var traitCollection: UITraitCollection {
        let scale = super.traitCollection.displayScale
        return UITraitCollection(traitsFrom: [super.traitCollection, UITraitCollection(displayScale: max(scale, 2))])
    }

    override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        UITraitCollection(displayScale: traitCollection.displayScale)
    }
}

final class ScaledView: UIView {
    var fixed: UITraitCollection?

    override var traitCollection: UITraitCollection {
        get { fixed ?? [1].map { UITraitCollection(displayScale: $0 * super.traitCollection.displayScale) }[0] }
    }

    override var bounds: CGRect {
        didSet { layer.borderWidth = 1 / traitCollection.displayScale }
    }
}

final class ScaledCell: UICollectionViewCell {
    func setUp() {
        // TODO: [unfold:main-screen-scale] `backgroundView` is set once: set it again when UITraitDisplayScale changes
        backgroundView = {
            var frame = bounds
            frame.size.height = 1 / self.traitCollection.displayScale
            return UIView(frame: frame)
        }()
    }
}
