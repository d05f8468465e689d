// A chain over the connected scenes ends in the scene or in the window that the controller's view is in.
import UIKit

final class MapController: UIViewController {
    func scenes() -> [UIScene?] {
        let a = view.window?.windowScene
        let b = view.window?.windowScene
        let c = view.window?.windowScene
        return [a, b, c]
    }

    func windows() -> [UIWindow?] {
        let a = view.window
        let b = view.window
        let c = view.window
        let d = view.window
        return [a, b, c, d]
    }

    func isPadded() -> Bool {
        view.window?.safeAreaInsets != .zero
    }
}
