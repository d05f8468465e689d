// What is read before `super.init` has no traits yet, so the registration for what is set after it does not copy it.
import UIKit

final class RulerTick: UIView {
    private var thickness: CGFloat

    init(weight: CGFloat) {
        // TODO: [unfold:main-screen-scale] self is not available before super.init: set `thickness` after it, from traitCollection
        thickness = weight / UIScreen.main.scale
        super.init(frame: .zero)
        thickness = 2 * weight / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.thickness = 2 * weight / self.traitCollection.displayScale
        }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
