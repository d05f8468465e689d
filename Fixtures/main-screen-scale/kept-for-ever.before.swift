// A value that is computed once and kept would stay that of the first display.
import UIKit

final class PegView: UIView {
    lazy var hairline = 1 / UIScreen.main.scale
    private lazy var border: CALayer = {
        let border = CALayer()
        border.borderWidth = 1 / UIScreen.main.scale
        return border
    }()
    private let round: (CGFloat) -> CGFloat = { value in
        (value * UIScreen.main.scale).rounded() / UIScreen.main.scale
    }
    private let slack: CGFloat

    init(slack: CGFloat) {
        self.slack = slack / UIScreen.main.scale
        super.init(frame: .zero)
    }

    convenience init() {
        self.init(slack: 2 / UIScreen.main.scale)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    class var size: CGFloat { 44 / UIScreen.main.scale }

    func peg(at index: Int) -> CGFloat {
        CGFloat(index) * slack * hairline
    }
}
