// In a closure that waits for an event the width is final, also in a set-up method; what is assigned at once is kept.
import UIKit

final class WharfCell: UICollectionViewCell {
    private let box = UIView()
    @IBOutlet private var badge: UIView! {
        didSet { badge.isHidden = UIDevice.current.userInterfaceIdiom == .phone }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        box.tag = isPad ? 1 : 2
        box.layer.borderWidth = UIDevice.current.userInterfaceIdiom == .pad ? 1 / UIScreen.main.scale : 2
        let isWide = UIDevice.current.userInterfaceIdiom == .pad
        if isWide { addSubview(box) }
        addSubview(
            UIButton(
                primaryAction: UIAction { [weak self] _ in
                    guard let self else { return }
                    if UIDevice.current.userInterfaceIdiom == .pad { self.box.alpha = 0 }
                }))
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previous = previousTraitCollection, previous.userInterfaceIdiom == .pad { box.alpha = 0.5 }
        if previousTraitCollection?.userInterfaceIdiom != traitCollection.userInterfaceIdiom { box.alpha = 1 }
    }
}
