// A size in pixels that only stands in the same list is a value of its own; one in the same expression is not.
import UIKit

final class Report {
    func values() -> [String: Any] {
        return [
            "screen": "\(UIScreen.main.bounds.width)",
            "pixels": UIScreen.main.nativeBounds.width,
        ]
    }

    func ratio() -> CGFloat { UIScreen.main.nativeBounds.width / UIScreen.main.bounds.width }
}
