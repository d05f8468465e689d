// A screen that comes from a window, a scene or a notification is the right one.
import UIKit

final class ScreenController: UIViewController {
    func observe(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen else { return }
        view.alpha = screen.brightness
        view.window?.windowScene?.screen.brightness = screen.brightness
        view.isHidden = view.window?.screen.isCaptured ?? true
        print(screen.traitCollection, screen.nativeBounds, UIScreenMode.self)
    }

    func prefer(_ screens: [UIScreen]) -> UIScreen? { screens.last }
}
