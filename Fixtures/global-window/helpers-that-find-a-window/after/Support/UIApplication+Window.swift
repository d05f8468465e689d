// Helpers that find a window keep their uses until a person has chosen; each TODO counts them.
import UIKit

extension UIApplication {
    // TODO: [unfold:global-window] `activeWindow` (2 uses, in FormController.swift) picks a window by chance: take the caller's view
    static var activeWindow: UIWindow? { UIApplication.shared.windows.first { $0.isKeyWindow } }
}

func topController() -> UIViewController? {
    // TODO: [unfold:global-window] `topController` (1 use, in FormController.swift) picks a window by chance: take the caller's view
    var top = UIApplication.shared.keyWindow?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top
}
