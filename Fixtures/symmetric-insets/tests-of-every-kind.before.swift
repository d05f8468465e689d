// Every comparison of one edge with a number is a notch test, either way round, under a local name, in a switch; other comparisons are not.
import UIKit

final class DialView: UIView {
    private let dial = UIView()
    private var topInset: CGFloat { window?.safeAreaInsets.top ?? 0 }
    private var bottomInset: CGFloat { safeAreaInsets.bottom }
    private var names: [String] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        if 20 < safeAreaInsets.top {
            dial.alpha = 0.5
        } else if self.safeAreaInsets.bottom <= 0 {
            dial.alpha = 1
        }
        if let top = window?.safeAreaInsets.top, top >= CGFloat(44) {
            dial.alpha = 0
        }
        let foot = safeAreaInsets.bottom
        dial.isHidden = window?.safeAreaInsets.left ?? 0 > 0
            || foot == .zero
        let tall = dial.subviews.filter { $0.safeAreaInsets.top != 20.0 }
        switch safeAreaInsets.top {
        case 44...: dial.alpha = CGFloat(tall.count)
        default: break
        }
        if Int(safeAreaInsets.top) > 20 { dial.alpha = 0.2 }
        if [44, 47].contains(safeAreaInsets.top) || (44...59).contains(window?.safeAreaInsets.top ?? 0) { dial.alpha = 0.3 }
        if 44...59 ~= safeAreaInsets.top { dial.alpha = 0.4 }
        if case 34 = safeAreaInsets.bottom { dial.alpha = 0.6 }
        if bottomInset > 0, topInset == 20 { dial.alpha = 0.7 }
        dial.isOpaque = !safeAreaInsets.bottom.isZero

        // Both edges, two edges, all edges, or no safe area.
        if safeAreaInsets.left + safeAreaInsets.right > 0 { return }
        if safeAreaInsets.top > safeAreaInsets.bottom { return }
        if safeAreaInsets == .zero { return }
        if layoutMargins.top > 20 || layoutMargins.bottom.isZero { return }
        if dial.frame.minY < safeAreaInsets.top { return }
        if names.contains("top"), dial.bounds.contains(center) { return }
        dial.frame.origin.y = max(safeAreaInsets.top, 20)
    }
}
