// A number that a set-up method assigns is asked of the height class and set again when that changes.
import UIKit

final class TunerController: UIViewController {
    private let dial = UIStackView()
    private let name = UILabel()
    private var dialHeight: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        dialHeight = dial.heightAnchor.constraint(equalToConstant: 120)
        dialHeight?.constant = traitCollection.verticalSizeClass == .compact ? 80 : 120
        name.isHidden = traitCollection.verticalSizeClass != .regular
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _: UITraitCollection) in
            self.dialHeight?.constant = self.traitCollection.verticalSizeClass == .compact ? 80 : 120
            self.name.isHidden = self.traitCollection.verticalSizeClass != .regular
        }
        view.addSubview(dial)
    }

    func configure(with station: String) {
        name.text = station
        // TODO: [unfold:orientation] `name.numberOfLines` is set once: set it again when UITraitVerticalSizeClass changes
        name.numberOfLines = traitCollection.verticalSizeClass == .compact ? 1 : 2
    }
}

final class MixerController: UIViewController {
    private let faders = UIStackView()
    private let border = UIView()
    private let sidebar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        border.layer.borderWidth = 1 / traitCollection.displayScale
        faders.spacing = traitCollection.verticalSizeClass == .compact ? 4 : 16
        sidebar.isHidden = traitCollection.horizontalSizeClass == .compact
        registerForTraitChanges([UITraitDisplayScale.self, UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self]) { (self: Self, _: UITraitCollection) in
            self.border.layer.borderWidth = 1 / self.traitCollection.displayScale
            self.faders.spacing = self.traitCollection.verticalSizeClass == .compact ? 4 : 16
            self.sidebar.isHidden = self.traitCollection.horizontalSizeClass == .compact
        }
    }
}
