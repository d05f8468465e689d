// A registration is made before the method may end, for what is set up to there; what is set behind that is left to a person.
import UIKit

final class GuestbookController: UIViewController {
    private let page = UIView()
    private let seal = UIView()
    var guest: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        page.layer.borderWidth = 1 / traitCollection.displayScale
        page.subviews.forEach { line in
            guard line.isHidden else { return }
            line.removeFromSuperview()
        }
        page.layer.cornerRadius = 4 / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.page.layer.borderWidth = 1 / self.traitCollection.displayScale
            self.page.layer.cornerRadius = 4 / self.traitCollection.displayScale
        }
        guard let guest else { return }
        title = guest
        // TODO: [unfold:main-screen-scale] `seal.layer.borderWidth` is set once: set it again when UITraitDisplayScale changes
        seal.layer.borderWidth = 2 / traitCollection.displayScale
    }

    private func setUpSeal() {
        guard guest != nil else { return }
        seal.layer.cornerRadius = 2 / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.seal.layer.cornerRadius = 2 / self.traitCollection.displayScale
        }
    }
}
