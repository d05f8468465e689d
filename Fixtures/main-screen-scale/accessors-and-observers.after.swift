// Accessors, observers, subscripts, deinit and local functions reach the view without naming it.
import UIKit

final class KnobView: UIControl {
    private var notches: [CALayer] = []

    var thickness: CGFloat {
        get { layer.borderWidth * traitCollection.displayScale }
        set { layer.borderWidth = newValue / traitCollection.displayScale }
    }

    var angle: CGFloat = 0 {
        willSet { layer.cornerRadius = newValue / traitCollection.displayScale }
        didSet { print("turned by \(oldValue * traitCollection.displayScale) pixels") }
    }

    subscript(notch index: Int) -> CGFloat {
        notches[index].bounds.width * traitCollection.displayScale
    }

    func snap(_ points: [CGPoint]) -> [CGPoint] {
        func snapped(_ value: CGFloat) -> CGFloat {
            (value * traitCollection.displayScale).rounded() / traitCollection.displayScale
        }
        var result: [CGPoint] = []
        for point in points {
            result.append(CGPoint(x: snapped(point.x), y: snapped(point.y)))
        }
        return result
    }

    deinit {
        print("let go at \(traitCollection.displayScale)x")
    }
}
