// Insets keep their meaning under a parameter, a capture, a shorthand or a second name; not under one that something else has.
import UIKit

final class PuzzleView: UIView {
    private let tray = UIView()
    private var saved = UIEdgeInsets.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = window?.safeAreaInsets ?? .zero
        let same = insets
        tray.frame.size.width = bounds.width - insets.left - insets.right - same.right - same.left
        let lay = { [insets] in
            self.tray.frame.size.height = self.bounds.height - insets.top - insets.bottom
        }
        lay()
        let maybe = superview?.safeAreaInsets
        if let maybe {
            tray.frame.size.width = bounds.width - maybe.left - maybe.right
        }
        if let safeAreaInsets = superview?.safeAreaInsets {
            tray.frame.size.width = bounds.width - safeAreaInsets.left - safeAreaInsets.right
        }
        place(in: bounds, safeAreaInsets: safeAreaInsets)
    }

    private func place(in bounds: CGRect, safeAreaInsets: UIEdgeInsets) {
        tray.frame.size.width = bounds.width - safeAreaInsets.left - safeAreaInsets.right
        tray.frame.size.width = self.bounds.inset(by: self.safeAreaInsets).width
        tray.frame = bounds.insetBy(dx: saved.left, dy: saved.top)
    }

    private func restore() {
        let safeAreaInsets = saved
        tray.frame.size.width = bounds.width - safeAreaInsets.left * 2
        let left = saved.left
        tray.frame.size.width = bounds.width - left * 2
    }
}
