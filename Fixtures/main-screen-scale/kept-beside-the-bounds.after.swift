// A statement that also asks for the screen's bounds has to move to the layout: no registration copies it.
import UIKit

final class RulerController: UIViewController {
    private let line = UIView()
    private let edge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        // TODO: [unfold:main-screen-scale] `line.frame` is set once: set it again when UITraitDisplayScale changes
        // TODO: [unfold:main-screen-bounds] the size is not final in `viewDidLoad`: take it from view.bounds in viewIsAppearing or viewDidLayoutSubviews
        line.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 1 / traitCollection.displayScale)
        edge.layer.borderWidth = 1 / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.edge.layer.borderWidth = 1 / self.traitCollection.displayScale
        }
    }
}
