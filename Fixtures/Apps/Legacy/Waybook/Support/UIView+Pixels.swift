import UIKit

extension UIView {
    /// The point nearest to `point` that lies on a physical pixel.
    func snapped(_ point: CGPoint) -> CGPoint {
        let scale = UIScreen.main.scale
        return CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }

    /// Draws a frame one pixel wide around the view.
    func outline(in color: UIColor) {
        layer.borderColor = color.cgColor
        layer.borderWidth = 1 / UIScreen.main.scale
    }
}
