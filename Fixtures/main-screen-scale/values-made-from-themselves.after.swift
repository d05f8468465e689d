// What is computed from its own former value may not be computed again in a registration; operators that are handed on are no members.
import UIKit

final class TrackView: UIView {
    private let rail = CALayer()
    private var thickness: CGFloat = 3
    private var ticks: [CGFloat] = [1, 2]

    init(thickness: CGFloat) {
        super.init(frame: .zero)
        self.thickness = thickness * traitCollection.displayScale
        rail.shadowOpacity = Float(1 / traitCollection.displayScale)
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.thickness = thickness * self.traitCollection.displayScale
            self.rail.shadowOpacity = Float(1 / self.traitCollection.displayScale)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        // TODO: [unfold:main-screen-scale] `thickness` is set once: set it again when UITraitDisplayScale changes
        thickness = thickness / traitCollection.displayScale
        // TODO: [unfold:main-screen-scale] `self.ticks` is set once: set it again when UITraitDisplayScale changes
        self.ticks = ticks.map { $0 * self.traitCollection.displayScale }
        // TODO: [unfold:main-screen-scale] `rail.borderWidth` is set once: set it again when UITraitDisplayScale changes
        rail.borderWidth = max(self.rail.borderWidth, 1 / traitCollection.displayScale)
        rail.shadowRadius = ticks.map { $0 / self.traitCollection.displayScale }.reduce(0, +)
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.rail.shadowRadius = self.ticks.map { $0 / self.traitCollection.displayScale }.reduce(0, +)
        }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
