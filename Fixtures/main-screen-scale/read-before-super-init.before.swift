// What is read before `super.init` has no traits yet, so the registration for what is set after it does not copy it.
import UIKit

final class RulerTick: UIView {
    private var thickness: CGFloat

    init(weight: CGFloat) {
        thickness = weight / UIScreen.main.scale
        super.init(frame: .zero)
        thickness = 2 * weight / UIScreen.main.scale
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
