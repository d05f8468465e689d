// One axis of a rectangle is inset on its two edges; whatever else `insetBy` does with an inset is left to a person.
import UIKit

final class AquariumView: UIView {
    private let tank = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        tank.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        // TODO: [unfold:symmetric-insets] insetBy takes `self.safeAreaInsets.bottom` off both ends: use inset(by:) with each edge's own
        tank.frame = self.bounds.insetBy(dx: 0, dy: self.safeAreaInsets.bottom)

        // TODO: [unfold:symmetric-insets] insetBy takes `safeAreaInsets.left` off both sides: use inset(by:) with each edge's own
        tank.frame = bounds.insetBy(dx: safeAreaInsets.left + 8, dy: 0)
        // TODO: [unfold:symmetric-insets] insetBy takes `safeAreaInsets.left` off both sides: use inset(by:) with each edge's own
        tank.frame = frame.insetBy(dx: safeAreaInsets.left, dy: safeAreaInsets.top)
        // TODO: [unfold:symmetric-insets] insetBy takes `safeAreaInsets.top` off both ends: use inset(by:) with each edge's own
        tank.frame = bounds.insetBy(dx: 12, dy: safeAreaInsets.top)
        // TODO: [unfold:symmetric-insets] insetBy takes `safeAreaInsets.left` off both sides: use inset(by:) with each edge's own
        tank.frame = tank.bounds.insetBy(dx: safeAreaInsets.left, dy: safeAreaInsets.top)
        tank.frame = bounds.insetBy(dx: layoutMargins.left, dy: 4)
    }
}
