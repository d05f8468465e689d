import UIKit

/// The column beside the list of trips: how many there were, and where the next one goes.
final class TripSummaryView: UIView {
    private let count = UILabel()
    private let upcoming = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(count)
        addSubview(upcoming)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: safeAreaInsets.left, dy: safeAreaInsets.top)
        count.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 60)
        upcoming.frame = CGRect(x: area.minX, y: count.frame.maxY, width: area.width, height: 60)
    }

    override func draw(_ rect: CGRect) {
        let edge = UIBezierPath()
        edge.lineWidth = 1 / UIScreen.main.scale
        edge.move(to: snapped(CGPoint(x: rect.maxX, y: rect.minY)))
        edge.addLine(to: snapped(CGPoint(x: rect.maxX, y: rect.maxY)))
        UIColor.separator.setStroke()
        edge.stroke()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: 320, height: size.height - safeAreaInsets.top * 2)
    }
}
