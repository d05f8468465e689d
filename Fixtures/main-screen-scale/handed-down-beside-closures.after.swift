// The traits are handed in before all closures at the end, and a method that needs them twice registers once.
import UIKit

private func hairline(traitCollection: UITraitCollection) -> CGFloat { 1 / traitCollection.displayScale }

private func rounded(_ value: CGFloat, traitCollection: UITraitCollection, up: (CGFloat) -> CGFloat, down: (CGFloat) -> CGFloat) -> CGFloat {
    down(up(value * traitCollection.displayScale)) / traitCollection.displayScale
}

final class TallyView: UIView {
    private let stroke = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stroke.borderWidth = hairline(traitCollection: traitCollection)
        layer.borderWidth = hairline(traitCollection: traitCollection) * 2
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.stroke.borderWidth = hairline(traitCollection: self.traitCollection)
            self.layer.borderWidth = hairline(traitCollection: self.traitCollection) * 2
        }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = rounded(bounds.width, traitCollection: traitCollection) { $0 + 1 } down: { $0 - 1 }
        let height = rounded(bounds.height, traitCollection: traitCollection, up: { $0 + 1 }, down: { $0 - 1 })
        stroke.frame.size = CGSize(width: width, height: height)
    }
}
