// What is set through `super` is kept too, but a registration has no `super` to set it through.
import UIKit

class InsetView: UIView {
    var inset: CGFloat = 0
}

final class CardView: InsetView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        // TODO: [unfold:main-screen-scale] `super.inset` is set once: set it again when UITraitDisplayScale changes
        super.inset = 2 / traitCollection.displayScale
        layer.borderWidth = 1 / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.layer.borderWidth = 1 / self.traitCollection.displayScale
        }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
