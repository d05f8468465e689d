// A comment in the first ten lines keeps one transform from the whole file.
import UIKit

// unfold:ignore-file main-screen-scale -- print resolution

final class PrintView: UIView {
    override func draw(_ rect: CGRect) {
        UIBezierPath(rect: rect.insetBy(dx: 1 / UIScreen.main.scale, dy: 0)).stroke()
    }
}
