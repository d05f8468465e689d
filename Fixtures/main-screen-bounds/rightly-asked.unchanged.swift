// The bounds of a window's own screen, of a scene and of views are what should be asked.
import UIKit

final class RightController: UIViewController {
    /// Not `UIScreen.main.bounds`, which may be another display's.
    private let note = "UIScreen.main.bounds"

    func size() -> CGSize {
        let screen = view.window?.windowScene?.screen.bounds.size ?? view.bounds.size
        #if os(tvOS)
        return UIScreen.main.bounds.size
        #else
        return screen
        #endif
    }
}
