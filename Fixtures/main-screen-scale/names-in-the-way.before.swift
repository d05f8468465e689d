// A parameter, a local or a binding called `traitCollection` hides the view's own, which then has to be named.
import UIKit

final class StripView: UIView {
    struct Traits { var displayScale: CGFloat }

    override func layoutSubviews() {
        super.layoutSubviews()
        let traitCollection = Traits(displayScale: UIScreen.main.scale)
        layer.borderWidth = traitCollection.displayScale / UIScreen.main.scale
    }

    func stripe(with traitCollection: UITraitCollection?) {
        layer.cornerRadius = 2 / UIScreen.main.scale
    }

    func stripe(all collections: [Traits]) {
        for traitCollection in collections {
            layer.cornerRadius += traitCollection.displayScale / UIScreen.main.scale
        }
        layer.cornerRadius /= UIScreen.main.scale
    }
}
