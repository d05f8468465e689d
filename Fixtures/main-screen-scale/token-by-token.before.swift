// Only three tokens change: line breaks, comments and brackets between and around them stay.
import UIKit

final class PressView: UIView {
    override func draw(_ rect: CGRect) {
        let width = (UIScreen.main.scale)
        let height = (UIScreen.main).scale
        let depth = UIKit.UIScreen.main.scale
        let margin = UIScreen.main/* the built-in one */.scale
        let gutter = UIScreen
            .main
            .scale
        let slug = UIScreen.main
            // dots in each point
            .scale
        let border = UIScreen
            .main // the one that is built in
            .scale
        let inner = UIScreen /* a */ . /* b */ main /* c */ . /* d */ scale
        UIBezierPath(rect: rect.insetBy(dx: 1/UIScreen.main.scale, dy: 1/UIScreen.main.scale)).stroke()
        print(width, height, depth, margin, gutter, slug, border, inner)
    }
}
