// Whether a parameter takes an optional is known from the project's own declarations, wherever they stand.
import UIKit

enum Telemetry {
    static func note(brightness: CGFloat?, of screen: String) {}
    static func note(frames: Int, of screen: String) {}
}
