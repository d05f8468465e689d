// The app delegate's window was optional twice; code that unwraps it twice is for a person to put right.
import UIKit

final class GuestController: UIViewController {
    func rootTint() -> UIColor? {
        // TODO: [unfold:global-window] this is a UIWindow??: use view.window and unwrap it once
        if let outer = UIApplication.shared.delegate?.window, let window = outer {
            return window.tintColor
        }
        // TODO: [unfold:global-window] this is a UIWindow??: use view.window and unwrap it once
        if case let window?? = UIApplication.shared.delegate?.window {
            return window.backgroundColor
        }
        return nil
    }
}
