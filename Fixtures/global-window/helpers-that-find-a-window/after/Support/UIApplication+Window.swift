// Helpers that find a window keep their uses until a person has chosen; each TODO counts them.
import UIKit

extension UIApplication {
    // TODO: [unfold:global-window] `activeWindow` (2 uses) picks a window by chance: take the caller's view, window or scene
    static var activeWindow: UIWindow? { UIApplication.shared.windows.first { $0.isKeyWindow } }
}

func topController() -> UIViewController? {
    // TODO: [unfold:global-window] `topController` (1 use) picks a window by chance: take the caller's view, window or scene
    var top = UIApplication.shared.keyWindow?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top
}
