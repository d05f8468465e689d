// Several helpers are handed the traits in one set-up method, which also asks for itself: it registers once, for all of them.
import UIKit

private enum Pixels {
    static var one: CGFloat { 1 / UIScreen.main.scale }
    static func of(_ points: CGFloat) -> CGFloat { points / UIScreen.main.scale }
}

final class LedgerView: UIView {
    private let rule = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderWidth = 1 / UIScreen.main.scale
        rule.borderWidth = Pixels.one
        rule.cornerRadius = Pixels.of(2)
        layer.cornerRadius = 3 / UIScreen.main.scale
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
