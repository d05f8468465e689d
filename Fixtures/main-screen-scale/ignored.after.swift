// A comment on the line above or at the end of the line says which finding to leave alone, and no more than that line.
import UIKit

final class GridView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        // unfold:ignore main-screen-scale -- the export is always made for the built-in display
        let export = UIScreen.main.scale
        let screen = UIScreen.main.scale // unfold:ignore
        let own = traitCollection.displayScale
        // unfold:ignore orientation, main-screen-bounds
        let other = traitCollection.displayScale
        // unfold:ignore idiom, main-screen-scale
        let both = UIScreen.main.scale
        layer.contentsScale = max(export, screen, own, other, both)
    }
}
