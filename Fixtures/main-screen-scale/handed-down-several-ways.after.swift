// Several helpers are handed the traits in one set-up method, which also asks for itself: it registers once, for all of them.
import UIKit

private enum Pixels {
    static func one(traitCollection: UITraitCollection) -> CGFloat { 1 / traitCollection.displayScale }
    static func of(_ points: CGFloat, traitCollection: UITraitCollection) -> CGFloat { points / traitCollection.displayScale }
}

final class LedgerView: UIView {
    private let rule = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderWidth = 1 / traitCollection.displayScale
        rule.borderWidth = Pixels.one(traitCollection: traitCollection)
        rule.cornerRadius = Pixels.of(2, traitCollection: traitCollection)
        layer.cornerRadius = 3 / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.layer.borderWidth = 1 / self.traitCollection.displayScale
            self.rule.borderWidth = Pixels.one(traitCollection: self.traitCollection)
            self.rule.cornerRadius = Pixels.of(2, traitCollection: self.traitCollection)
            self.layer.cornerRadius = 3 / self.traitCollection.displayScale
        }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
