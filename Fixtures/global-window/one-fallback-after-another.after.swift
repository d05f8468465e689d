// Where two ways to find a window come out the same, it is written once.
import UIKit

final class TickerController: UIViewController {
    func bottom() -> CGFloat {
        let window = view.window
        let inset = view.window?.safeAreaInsets.bottom
            ?? 0
        return window == nil ? 0 : inset
    }

    func top() -> CGFloat {
        view.window?.safeAreaInsets.top ?? view.window?.layoutMargins.top ?? 0
    }
}
