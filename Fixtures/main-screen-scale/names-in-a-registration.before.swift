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
        axis.borderWidth = weight / UIScreen.main.scale
        axis.shadowRadius = rounded(Self.axisWeight, up: true) / UIScreen.main.scale
        grid.borderWidth = factor / UIScreen.main.scale
        plot.layer.borderWidth = max(density, finest) / UIScreen.main.scale
        self.layer.shadowOffset = CGSize(width: 0, height: alpha * ChartView.axisWeight / UIScreen.main.scale)
        plot.layer.cornerRadius = [density, weight].map { $0 / UIScreen.main.scale }.max() ?? 1
        layer.addSublayer(axis)
        layer.addSublayer(grid)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    private func rounded(_ value: CGFloat, up: Bool) -> CGFloat { value.rounded(up ? .up : .down) }
}
