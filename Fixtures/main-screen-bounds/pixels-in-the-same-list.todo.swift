// A size in pixels that only stands in the same list is a value of its own; one in the same expression is not.
import UIKit

final class Report {
    func values() -> [String: Any] {
        // TODO: [unfold:main-screen-bounds] this entry tells of a screen: give it the view's size and say so, or name the screen that shows the view
        // TODO: [unfold:main-screen] `values` knows no window: pass in the `nativeBounds` of the screen that shows the view
        return [
            "screen": "\(UIScreen.main.bounds.width)",
            "pixels": UIScreen.main.nativeBounds.width,
        ]
    }

    // TODO: [unfold:main-screen-bounds] the other value here is in the screen's pixels: ask displayScale how many there are to a point
    // TODO: [unfold:main-screen] `ratio` knows no window: pass in the `nativeBounds` of the screen that shows the view
    func ratio() -> CGFloat { UIScreen.main.nativeBounds.width / UIScreen.main.bounds.width }
}
