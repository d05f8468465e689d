// What is set through `super` is kept too, but a registration has no `super` to set it through.
import UIKit

class InsetView: UIView {
    var inset: CGFloat = 0
}

final class CardView: InsetView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        super.inset = 2 / UIScreen.main.scale
        layer.borderWidth = 1 / UIScreen.main.scale
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
