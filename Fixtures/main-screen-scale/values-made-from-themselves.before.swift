// What is computed from its own former value may not be computed again in a registration; operators that are handed on are no members.
import UIKit

final class TrackView: UIView {
    private let rail = CALayer()
    private var thickness: CGFloat = 3
    private var ticks: [CGFloat] = [1, 2]

    init(thickness: CGFloat) {
        super.init(frame: .zero)
        self.thickness = thickness * UIScreen.main.scale
        rail.shadowOpacity = Float(1 / UIScreen.main.scale)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        thickness = thickness / UIScreen.main.scale
        self.ticks = ticks.map { $0 * UIScreen.main.scale }
        rail.borderWidth = max(self.rail.borderWidth, 1 / UIScreen.main.scale)
        rail.shadowRadius = ticks.map { $0 / UIScreen.main.scale }.reduce(0, +)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
