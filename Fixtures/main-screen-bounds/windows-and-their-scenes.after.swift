// A window is made for the scene that is certainly in scope: a parameter, an annotated or bound one, but never an optional.
import UIKit

final class OverlayPresenter {
    private var window: UIWindow?

    func show(over view: UIView) {
        guard let scene = view.window?.windowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.windowLevel = .alert
    }

    func show(in session: UISceneSession) {
        if let windowScene = session.scene as? UIWindowScene {
            window = UIWindow(windowScene: windowScene)
        } else {
            // TODO: [unfold:main-screen-bounds] a window without a scene never appears: pass a UIWindowScene in, for init(windowScene:)
            window = UIWindow(frame: UIScreen.main.bounds)
        }
    }

    func show(in scene: UIWindowScene?) {
        // TODO: [unfold:main-screen-bounds] `scene` may be nil: unwrap it and make the window with init(windowScene:)
        window = UIWindow(frame: UIScreen.main.bounds)
    }

    func show(onAll scenes: [UIWindowScene]) -> [UIWindow] {
        let first: UIWindowScene = scenes[0]
        window = UIWindow(windowScene: first)
        return scenes.map { (each: UIWindowScene) in UIWindow(windowScene: each) }
    }

    func show() {
        // TODO: [unfold:main-screen-bounds] a window without a scene never appears: pass a UIWindowScene in, for init(windowScene:)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        self.window = window
    }
}
