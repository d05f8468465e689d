// Every comparison of one edge with a number is a notch test, either way round, under a local name, in a switch; other comparisons are not.
import UIKit

final class DialView: UIView {
    private let dial = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        // TODO: [unfold:symmetric-insets] `20 < safeAreaInsets.top` is no sign of a notch or a home button; lay out in the safe area
        if 20 < safeAreaInsets.top {
            dial.alpha = 0.5
        } else if self.safeAreaInsets.bottom <= 0 {
            dial.alpha = 1
        }
        // TODO: [unfold:symmetric-insets] `top >= CGFloat(44)` is no sign of a notch or a home button; lay out in the safe area
        if let top = window?.safeAreaInsets.top, top >= CGFloat(44) {
            dial.alpha = 0
        }
        let foot = safeAreaInsets.bottom
        // TODO: [unfold:symmetric-insets] `window?.safeAreaInsets.left ?? 0 > 0` is no sign of a notch or a home button; lay out in the safe area
        dial.isHidden = window?.safeAreaInsets.left ?? 0 > 0
            || foot == .zero
        // TODO: [unfold:symmetric-insets] `$0.safeAreaInsets.top != 20.0` is no sign of a notch or a home button; lay out in the safe area
        let tall = dial.subviews.filter { $0.safeAreaInsets.top != 20.0 }
        // TODO: [unfold:symmetric-insets] `safeAreaInsets.top` is no sign of a notch or a home button; lay out in the safe area
        switch safeAreaInsets.top {
        case 44...: dial.alpha = CGFloat(tall.count)
        default: break
        }
        // TODO: [unfold:symmetric-insets] `Int(safeAreaInsets.top) > 20` is no sign of a notch or a home button; lay out in the safe area
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
