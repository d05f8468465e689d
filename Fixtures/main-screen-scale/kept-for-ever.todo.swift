// A value that is computed once and kept would stay that of the first display.
import UIKit

final class PegView: UIView {
    // TODO: [unfold:main-screen-scale] `hairline` would be kept for ever: compute it where it is used, from traitCollection
    lazy var hairline = 1 / UIScreen.main.scale
    private lazy var border: CALayer = {
        let border = CALayer()
        // TODO: [unfold:main-screen-scale] `border` is made once: set its `borderWidth` when the view lays out, from traitCollection
        border.borderWidth = 1 / UIScreen.main.scale
        return border
    }()
    private let round: (CGFloat) -> CGFloat = { value in
        // TODO: [unfold:main-screen-scale] `round` is stored before there is a view to ask: make it a method of `PegView`
        (value * UIScreen.main.scale).rounded() / UIScreen.main.scale
    }
    private let slack: CGFloat

    init(slack: CGFloat) {
        // TODO: [unfold:main-screen-scale] self is not available before super.init: set `slack` after it, from traitCollection
        self.slack = slack / UIScreen.main.scale
        super.init(frame: .zero)
    }

    convenience init() {
        // TODO: [unfold:main-screen-scale] self is not available before self.init: read traitCollection.displayScale after it
        self.init(slack: 2 / UIScreen.main.scale)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    // TODO: [unfold:main-screen-scale] `size` belongs to the class, which has no traits: make it an instance property, or pass them in
    class var size: CGFloat { 44 / UIScreen.main.scale }

    func peg(at index: Int) -> CGFloat {
        CGFloat(index) * slack * hairline
    }
}
