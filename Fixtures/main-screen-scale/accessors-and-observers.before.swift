// Accessors, observers, subscripts, deinit and local functions reach the view without naming it.
import UIKit

final class KnobView: UIControl {
    private var notches: [CALayer] = []

    var thickness: CGFloat {
        get { layer.borderWidth * UIScreen.main.scale }
        set { layer.borderWidth = newValue / UIScreen.main.scale }
    }

    var angle: CGFloat = 0 {
        willSet { layer.cornerRadius = newValue / UIScreen.main.scale }
        didSet { print("turned by \(oldValue * UIScreen.main.scale) pixels") }
    }

    subscript(notch index: Int) -> CGFloat {
        notches[index].bounds.width * UIScreen.main.scale
    }

    func snap(_ points: [CGPoint]) -> [CGPoint] {
        func snapped(_ value: CGFloat) -> CGFloat {
            (value * UIScreen.main.scale).rounded() / UIScreen.main.scale
        }
        var result: [CGPoint] = []
        for point in points {
            result.append(CGPoint(x: snapped(point.x), y: snapped(point.y)))
        }
        return result
    }

    deinit {
        print("let go at \(UIScreen.main.scale)x")
    }
}
