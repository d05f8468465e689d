// Every comparison of one edge with a number is a notch test, either way round, under a local name, in a switch; other comparisons are not.
import UIKit

final class DialView: UIView {
    private let dial = UIView()
    private var topInset: CGFloat { window?.safeAreaInsets.top ?? 0 }
    private var bottomInset: CGFloat { safeAreaInsets.bottom }
    private var names: [String] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        // TODO: [unfold:symmetric-insets] `20 < safeAreaInsets.top` is no sign of a notch or a home button: lay out in the safe area
        if 20 < safeAreaInsets.top {
            dial.alpha = 0.5
        } else if self.safeAreaInsets.bottom <= 0 {
            dial.alpha = 1
        }
        // TODO: [unfold:symmetric-insets] `top >= CGFloat(44)` is no sign of a notch or a home button: lay out in the safe area
        if let top = window?.safeAreaInsets.top, top >= CGFloat(44) {
            dial.alpha = 0
        }
        let foot = safeAreaInsets.bottom
        // TODO: [unfold:symmetric-insets] the window's left inset is no sign of a notch or a home button: lay out in the safe area
        dial.isHidden = window?.safeAreaInsets.left ?? 0 > 0
            || foot == .zero
        // TODO: [unfold:symmetric-insets] `$0.safeAreaInsets.top != 20.0` is no sign of a notch or a home button: lay out in the safe area
        let tall = dial.subviews.filter { $0.safeAreaInsets.top != 20.0 }
        // TODO: [unfold:symmetric-insets] `safeAreaInsets.top` is no sign of a notch or a home button: lay out in the safe area
        switch safeAreaInsets.top {
        case 44...: dial.alpha = CGFloat(tall.count)
        default: break
        }
        // TODO: [unfold:symmetric-insets] `Int(safeAreaInsets.top) > 20` is no sign of a notch or a home button: lay out in the safe area
        if Int(safeAreaInsets.top) > 20 { dial.alpha = 0.2 }
        // TODO: [unfold:symmetric-insets] `[44, 47].contains(safeAreaInsets.top)` is no sign of a notch or a home button: lay out in the safe area
        if [44, 47].contains(safeAreaInsets.top) || (44...59).contains(window?.safeAreaInsets.top ?? 0) { dial.alpha = 0.3 }
        // TODO: [unfold:symmetric-insets] `44...59 ~= safeAreaInsets.top` is no sign of a notch or a home button: lay out in the safe area
        if 44...59 ~= safeAreaInsets.top { dial.alpha = 0.4 }
        // TODO: [unfold:symmetric-insets] `case 34 = safeAreaInsets.bottom` is no sign of a notch or a home button: lay out in the safe area
        if case 34 = safeAreaInsets.bottom { dial.alpha = 0.6 }
        // TODO: [unfold:symmetric-insets] `bottomInset > 0` is no sign of a notch or a home button: lay out in the safe area
        if bottomInset > 0, topInset == 20 { dial.alpha = 0.7 }
        // TODO: [unfold:symmetric-insets] `safeAreaInsets.bottom.isZero` is no sign of a notch or a home button: lay out in the safe area
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
