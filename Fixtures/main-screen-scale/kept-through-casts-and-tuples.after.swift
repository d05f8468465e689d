// What a cast reaches lives on, and so do the members of a tuple that is assigned to.
import UIKit

final class OutlineView: UIView {
    private let edge = CAShapeLayer()

    override func awakeFromNib() {
        super.awakeFromNib()
        (layer as? CAShapeLayer)?.lineWidth = 1 / traitCollection.displayScale
        (edge.lineWidth, edge.opacity) = (2 / traitCollection.displayScale, 1)
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            (self.layer as? CAShapeLayer)?.lineWidth = 1 / self.traitCollection.displayScale
            (self.edge.lineWidth, self.edge.opacity) = (2 / self.traitCollection.displayScale, 1)
        }
    }
}
