// What is made of a scene decides: a window is replaced, a part of one scene or a choice of the app's own is a person's.
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

final class StatusController: UIViewController {
    func barHeight() -> CGFloat {
        // TODO: [unfold:global-window] this picks a window by a rule of its own: say which is meant, or use the window of the view that asks
        UIApplication.shared.connectedScenes
            .compactMap { ($0 as? UIWindowScene)?.statusBarManager?.statusBarFrame.height }
            .first ?? 0
    }

    func window() -> UIWindow? {
        view.window
    }

    func other() -> UIWindowScene? {
        // TODO: [unfold:global-window] this picks a window by a rule of its own: say which is meant, or use the window of the view that asks
        UIApplication.shared.connectedScenes.filter { $0.title == "Other" }.first as? UIWindowScene
    }

    func swap(_ controller: UIViewController) {
        // TODO: [unfold:global-window] the first scene's delegate may be another's: ask view.window?.windowScene for its own
        let delegate = UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate
        delegate?.window?.rootViewController = controller
    }

    func showOnTop() {
        // TODO: [unfold:global-window] this controller is in no window yet: pass in the controller that presents it
        UIApplication.shared.keyWindow?.addSubview(view)
    }
}
