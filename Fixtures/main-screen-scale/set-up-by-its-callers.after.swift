// A method that only set-up methods call, and an outlet's observer, set up too; so do the closures of a layout library.
import UIKit

final class PlayerController: UIViewController {
    @IBOutlet private weak var artwork: UIImageView! {
        didSet {
            artwork.contentMode = .scaleAspectFill
            artwork.layer.borderWidth = 1 / traitCollection.displayScale
            registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
                self.artwork.layer.borderWidth = 1 / self.traitCollection.displayScale
            }
        }
    }
    private let scrubber = UIView()
    private let elapsed = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        polish()
        refresh()
    }

    private func polish() {
        scrubber.layer.borderWidth = 1 / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.scrubber.layer.borderWidth = 1 / self.traitCollection.displayScale
        }
        embed()
    }

    private func embed() {
        scrubber.snp.makeConstraints { make in
            make.leading.equalTo(view)
            // TODO: [unfold:main-screen-scale] keep this constraint and set its constant again when UITraitDisplayScale changes
            make.height.equalTo(1 / self.traitCollection.displayScale)
        }
    }

    /// Called again for each song, so what it sets is set again.
    private func refresh() {
        elapsed.layer.cornerRadius = 2 / traitCollection.displayScale
    }

    func songDidChange() { refresh() }
}

/// What a layout library adds to views.
struct ConstraintRig {
    let leading = ConstraintItem()
    let height = ConstraintItem()
    func makeConstraints(_ body: (ConstraintRig) -> Void) { body(self) }
}

struct ConstraintItem {
    func equalTo(_ other: Any) {}
}

extension UIView {
    var snp: ConstraintRig { ConstraintRig() }
}
