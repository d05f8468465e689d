// What a cast reaches lives on, and so do the members of a tuple that is assigned to.
import UIKit

final class OutlineView: UIView {
    private let edge = CAShapeLayer()

    override func awakeFromNib() {
        super.awakeFromNib()
        (layer as? CAShapeLayer)?.lineWidth = 1 / UIScreen.main.scale
        (edge.lineWidth, edge.opacity) = (2 / UIScreen.main.scale, 1)
    }
}
