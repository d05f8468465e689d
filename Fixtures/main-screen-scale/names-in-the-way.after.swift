// A parameter, a local or a binding called `traitCollection` hides the view's own, which then has to be named.
import UIKit

final class StripView: UIView {
    struct Traits { var displayScale: CGFloat }

    override func layoutSubviews() {
        super.layoutSubviews()
        let traitCollection = Traits(displayScale: self.traitCollection.displayScale)
        layer.borderWidth = traitCollection.displayScale / self.traitCollection.displayScale
    }

    func stripe(with traitCollection: UITraitCollection?) {
        layer.cornerRadius = 2 / self.traitCollection.displayScale
    }

    func stripe(all collections: [Traits]) {
        for traitCollection in collections {
            layer.cornerRadius += traitCollection.displayScale / self.traitCollection.displayScale
        }
        layer.cornerRadius /= traitCollection.displayScale
    }
}
