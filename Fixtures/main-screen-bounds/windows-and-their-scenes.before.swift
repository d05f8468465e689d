// A window is made for the scene that is certainly in scope: a parameter, an annotated or bound one, but never an optional.
import UIKit

final class OverlayPresenter {
    private var window: UIWindow?

    func show(over view: UIView) {
        guard let scene = view.window?.windowScene else { return }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.windowLevel = .alert
    }

    func show(in session: UISceneSession) {
        if let windowScene = session.scene as? UIWindowScene {
            window = UIWindow(frame: UIScreen.main.bounds)
        } else {
            window = UIWindow(frame: UIScreen.main.bounds)
        }
    }

    func show(in scene: UIWindowScene?) {
        window = UIWindow(frame: UIScreen.main.bounds)
    }

    func show(onAll scenes: [UIWindowScene]) -> [UIWindow] {
        let first: UIWindowScene = scenes[0]
        window = UIWindow(frame: UIScreen.main.bounds)
        return scenes.map { (each: UIWindowScene) in UIWindow(frame: UIScreen.main.bounds) }
    }

    func show() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        self.window = window
    }
}
