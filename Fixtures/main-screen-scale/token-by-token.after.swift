// Only three tokens change: line breaks, comments and brackets between and around them stay.
import UIKit

final class PressView: UIView {
    override func draw(_ rect: CGRect) {
        let width = (traitCollection.displayScale)
        let height = (traitCollection).displayScale
        let depth = traitCollection.displayScale
        let margin = traitCollection/* the built-in one */.displayScale
        let gutter = traitCollection
            .displayScale
        let slug = traitCollection
            // dots in each point
            .displayScale
        let border = traitCollection
            // the one that is built in
            .displayScale
        let inner = traitCollection /* a */  /* b */  /* c */ . /* d */ displayScale
        UIBezierPath(rect: rect.insetBy(dx: 1/traitCollection.displayScale, dy: 1/traitCollection.displayScale)).stroke()
        print(width, height, depth, margin, gutter, slug, border, inner)
    }
}
