// What a property gives cannot be asked of that property: its superclass is asked, and in a closure that runs at once nothing is kept unseen.
import UIKit

final class ScaledController: UINavigationController {
    override var traitCollection: UITraitCollection {
        let scale = UIScreen.main.scale
        return UITraitCollection(traitsFrom: [super.traitCollection, UITraitCollection(displayScale: max(scale, 2))])
    }

    override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        UITraitCollection(displayScale: UIScreen.main.scale)
    }
}

final class ScaledView: UIView {
    var fixed: UITraitCollection?

    override var traitCollection: UITraitCollection {
        get { fixed ?? [1].map { UITraitCollection(displayScale: $0 * UIScreen.main.scale) }[0] }
    }

    override var bounds: CGRect {
        didSet { layer.borderWidth = 1 / UIScreen.main.scale }
    }
}

final class ScaledCell: UICollectionViewCell {
    func setUp() {
        backgroundView = {
            var frame = bounds
            frame.size.height = 1 / UIScreen.main.scale
            return UIView(frame: frame)
        }()
    }
}
