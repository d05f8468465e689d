// Traits that were, or may not be, are no source; traits that are handed to a closure by type are.
import UIKit

final class TileView: UIView {
    private let edge = CALayer()

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        edge.borderWidth = 1 / UIScreen.main.scale
    }

    func crossfade(from oldTraits: UITraitCollection, over duration: TimeInterval) {
        edge.shadowRadius = 2 / UIScreen.main.scale
    }

    func crossfade(previous traits: UITraitCollection, to goldTraits: UITraitCollection) {
        edge.shadowOffset.height = 2 / UIScreen.main.scale
    }

    func follow() {
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, traits: UITraitCollection) in
            self.edge.borderWidth = 1 / UIScreen.main.scale
        }
    }

    func measure(_ apply: (UITraitCollection) -> Void) {
        let paint = { (traits: UITraitCollection) in
            self.edge.contentsScale = UIScreen.main.scale
        }
        paint(traitCollection)
        apply(traitCollection)
    }
}

enum TileMetrics {
    static func gap(compatibleWith traits: UITraitCollection?) -> CGFloat {
        2 / UIScreen.main.scale
    }

    static func edge(compatibleWith traits: UITraitCollection?) -> CGFloat {
        guard let traits else {
            return 1 / UIScreen.main.scale
        }
        return 3 / UIScreen.main.scale
    }

    static func corner(compatibleWith traits: UITraitCollection?) -> CGFloat {
        if let known = traits { return 4 / UIScreen.main.scale * known.displayScale }
        return 4
    }
}
