// What is made of a scene decides: a window is replaced, a part of one scene or a choice of the app's own is a person's.
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

final class StatusController: UIViewController {
    func barHeight() -> CGFloat {
        UIApplication.shared.connectedScenes
            .compactMap { ($0 as? UIWindowScene)?.statusBarManager?.statusBarFrame.height }
            .first ?? 0
    }

    func window() -> UIWindow? {
        UIApplication.shared.connectedScenes
            .compactMap { ($0 as? UIWindowScene)?.windows }
            .flatMap { $0 }
            .first { $0.isKeyWindow }
    }

    func other() -> UIWindowScene? {
        UIApplication.shared.connectedScenes.filter { $0.title == "Other" }.first as? UIWindowScene
    }

    func swap(_ controller: UIViewController) {
        let delegate = UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate
        delegate?.window?.rootViewController = controller
    }

    func showOnTop() {
        UIApplication.shared.keyWindow?.addSubview(view)
    }
}
