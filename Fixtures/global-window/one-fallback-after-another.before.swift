// Where two ways to find a window come out the same, it is written once.
import UIKit

final class TickerController: UIViewController {
    func bottom() -> CGFloat {
        let window = UIApplication.shared.windows.first { $0.isKeyWindow } ?? UIApplication.shared.windows.first
        let inset = UIApplication.shared.keyWindow?.safeAreaInsets.bottom
            ?? UIApplication.shared.windows.first?.safeAreaInsets.bottom
            ?? 0
        return window == nil ? 0 : inset
    }

    func top() -> CGFloat {
        UIApplication.shared.keyWindow?.safeAreaInsets.top ?? UIApplication.shared.windows.first?.layoutMargins.top ?? 0
    }
}
