// In a registration members get `self.`; locals, parameters, globals, types and statics stay as they are.
import UIKit

let finest: CGFloat = 2

final class ChartView: UIView {
    private static let axisWeight: CGFloat = 3
    private let axis = CALayer()
    private let plot = UIView()
    var density: CGFloat = 1
    var weight: CGFloat

    init(weight: CGFloat) {
        self.weight = weight
        super.init(frame: .zero)
        let grid = CALayer()
        let factor = weight > 2 ? CGFloat(2) : 1
        axis.borderWidth = weight / traitCollection.displayScale
        axis.shadowRadius = rounded(Self.axisWeight, up: true) / traitCollection.displayScale
        grid.borderWidth = factor / traitCollection.displayScale
        plot.layer.borderWidth = max(density, finest) / traitCollection.displayScale
        self.layer.shadowOffset = CGSize(width: 0, height: alpha * ChartView.axisWeight / traitCollection.displayScale)
        plot.layer.cornerRadius = [density, weight].map { $0 / self.traitCollection.displayScale }.max() ?? 1
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.axis.borderWidth = weight / self.traitCollection.displayScale
            self.axis.shadowRadius = self.rounded(Self.axisWeight, up: true) / self.traitCollection.displayScale
            grid.borderWidth = factor / self.traitCollection.displayScale
            self.plot.layer.borderWidth = max(self.density, finest) / self.traitCollection.displayScale
            self.layer.shadowOffset = CGSize(width: 0, height: self.alpha * ChartView.axisWeight / self.traitCollection.displayScale)
            self.plot.layer.cornerRadius = [self.density, weight].map { $0 / self.traitCollection.displayScale }.max() ?? 1
        }
        layer.addSublayer(axis)
        layer.addSublayer(grid)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    private func rounded(_ value: CGFloat, up: Bool) -> CGFloat { value.rounded(up ? .up : .down) }
}
