// A statement that is left alone has no copy in the registration of its neighbours.
import UIKit

final class ShelfView: UIView {
    private let edge = UIView()
    private let plank = UIView()

    override func awakeFromNib() {
        super.awakeFromNib()
        // unfold:ignore main-screen-scale -- drawn for print
        edge.layer.borderWidth = 1 / UIScreen.main.scale
        plank.layer.borderWidth = 2 / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.plank.layer.borderWidth = 2 / self.traitCollection.displayScale
        }
        plank.layer.cornerRadius = 3 / UIScreen.main.scale // unfold:ignore
    }
}
