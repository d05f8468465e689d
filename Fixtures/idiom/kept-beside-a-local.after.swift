// A local that carries the idiom waits for the next pass; the registration that is there by then takes in all its uses.
import UIKit

final class LanternView: UIView {
    private let wick = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        wick.font = traitCollection.horizontalSizeClass == .regular ? .systemFont(ofSize: 20) : .systemFont(ofSize: 14)
        wick.isHidden = traitCollection.horizontalSizeClass == .compact
        wick.alpha = traitCollection.horizontalSizeClass == .regular ? 1 : 0.5
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _: UITraitCollection) in
            self.wick.font = self.traitCollection.horizontalSizeClass == .regular ? .systemFont(ofSize: 20) : .systemFont(ofSize: 14)
            self.wick.isHidden = self.traitCollection.horizontalSizeClass == .compact
            self.wick.alpha = self.traitCollection.horizontalSizeClass == .regular ? 1 : 0.5
        }
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }
}
