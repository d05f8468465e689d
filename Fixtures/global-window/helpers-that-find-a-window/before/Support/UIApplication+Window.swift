// Helpers that find a window keep their uses until a person has chosen; each TODO counts them.
import UIKit

extension UIApplication {
    static var activeWindow: UIWindow? { UIApplication.shared.windows.first { $0.isKeyWindow } }
}

func topController() -> UIViewController? {
    var top = UIApplication.shared.keyWindow?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top
}
