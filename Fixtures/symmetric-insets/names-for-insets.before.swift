// Insets keep their meaning under a parameter, a capture, a shorthand or a second name; not under one that something else has.
import UIKit

final class PuzzleView: UIView {
    private let tray = UIView()
    private var saved = UIEdgeInsets.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = window?.safeAreaInsets ?? .zero
        let same = insets
        tray.frame.size.width = bounds.width - insets.left * 2 - same.right * 2
        let lay = { [insets] in
            self.tray.frame.size.height = self.bounds.height - insets.top * 2
        }
        lay()
        let maybe = superview?.safeAreaInsets
        if let maybe {
            tray.frame.size.width = bounds.width - 2 * maybe.left
        }
        if let safeAreaInsets = superview?.safeAreaInsets {
            tray.frame.size.width = bounds.width - safeAreaInsets.left * 2
        }
        place(in: bounds, safeAreaInsets: safeAreaInsets)
    }

    private func place(in bounds: CGRect, safeAreaInsets: UIEdgeInsets) {
        tray.frame.size.width = bounds.width - safeAreaInsets.left * 2
        tray.frame.size.width = self.bounds.width - self.safeAreaInsets.left * 2
        tray.frame = bounds.insetBy(dx: saved.left, dy: saved.top)
    }

    private func restore() {
        let safeAreaInsets = saved
        tray.frame.size.width = bounds.width - safeAreaInsets.left * 2
        let left = saved.left
        tray.frame.size.width = bounds.width - left * 2
    }
}
