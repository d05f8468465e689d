// One axis of a rectangle is inset on its two edges; whatever else `insetBy` does with an inset is left to a person.
import UIKit

final class AquariumView: UIView {
    private let tank = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        tank.frame = bounds.insetBy(dx: safeAreaInsets.left, dy: 0)
        tank.frame = self.bounds.insetBy(dx: 0, dy: self.safeAreaInsets.bottom)

        tank.frame = bounds.insetBy(dx: safeAreaInsets.left + 8, dy: 0)
        tank.frame = frame.insetBy(dx: safeAreaInsets.left, dy: safeAreaInsets.top)
        tank.frame = bounds.insetBy(dx: 12, dy: safeAreaInsets.top)
        tank.frame = tank.bounds.insetBy(dx: safeAreaInsets.left, dy: safeAreaInsets.top)
        tank.frame = bounds.insetBy(dx: layoutMargins.left, dy: 4)
    }
}
