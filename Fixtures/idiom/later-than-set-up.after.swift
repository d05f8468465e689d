// In a closure that waits for an event the width is final, also in a set-up method; what is assigned at once is kept.
import UIKit

final class WharfCell: UICollectionViewCell {
    private let box = UIView()
    @IBOutlet private var badge: UIView! {
        // TODO: [unfold:idiom] `badge.isHidden` is set once: set it again when UITraitHorizontalSizeClass changes
        didSet { badge.isHidden = traitCollection.horizontalSizeClass == .compact }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        // TODO: [unfold:idiom] what `isPad` is assigned to is set once: set it again when UITraitHorizontalSizeClass changes
        let isPad = traitCollection.horizontalSizeClass == .regular
        box.tag = isPad ? 1 : 2
        box.layer.borderWidth = traitCollection.horizontalSizeClass == .regular ? 1 / traitCollection.displayScale : 2
        registerForTraitChanges([UITraitDisplayScale.self, UITraitHorizontalSizeClass.self]) { (self: Self, _: UITraitCollection) in
            self.box.layer.borderWidth = self.traitCollection.horizontalSizeClass == .regular ? 1 / self.traitCollection.displayScale : 2
        }
        // TODO: [unfold:idiom] decided once, before the width is known: decide in layoutSubviews, from traitCollection
        let isWide = UIDevice.current.userInterfaceIdiom == .pad
        if isWide { addSubview(box) }
        addSubview(
            UIButton(
                primaryAction: UIAction { [weak self] _ in
                    guard let self else { return }
                    if self.traitCollection.horizontalSizeClass == .regular { self.box.alpha = 0 }
                }))
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previous = previousTraitCollection, previous.horizontalSizeClass == .regular { box.alpha = 0.5 }
        // TODO: [unfold:idiom] two kinds of device are compared here: say what is asked of them, a width or a feature
        if previousTraitCollection?.userInterfaceIdiom != traitCollection.userInterfaceIdiom { box.alpha = 1 }
    }
}
