// The traits are handed in before all closures at the end, and a method that needs them twice registers once.
import UIKit

private func hairline() -> CGFloat { 1 / UIScreen.main.scale }

private func rounded(_ value: CGFloat, up: (CGFloat) -> CGFloat, down: (CGFloat) -> CGFloat) -> CGFloat {
    down(up(value * UIScreen.main.scale)) / UIScreen.main.scale
}

final class TallyView: UIView {
    private let stroke = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stroke.borderWidth = hairline()
        layer.borderWidth = hairline() * 2
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = rounded(bounds.width) { $0 + 1 } down: { $0 - 1 }
        let height = rounded(bounds.height, up: { $0 + 1 }, down: { $0 - 1 })
        stroke.frame.size = CGSize(width: width, height: height)
    }
}
