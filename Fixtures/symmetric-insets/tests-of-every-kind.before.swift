// Every comparison of one edge with a number is a notch test, either way round, under a local name, in a switch; other comparisons are not.
import UIKit

final class DialView: UIView {
    private let dial = UIView()

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

        // Both edges, two edges, all edges, or no safe area.
        if safeAreaInsets.left + safeAreaInsets.right > 0 { return }
        if safeAreaInsets.top > safeAreaInsets.bottom { return }
        if safeAreaInsets == .zero { return }
        if layoutMargins.top > 20 { return }
        if dial.frame.minY < safeAreaInsets.top { return }
        dial.frame.origin.y = max(safeAreaInsets.top, 20)
    }
}
