// The app's scenes kept under a name, the key window compared with one's own, helpers added to the application.
import UIKit

final class LedgerController: UIViewController {
    func sceneTitle() -> String? {
        let scenes = UIApplication.shared.connectedScenes
        let scene = scenes.first as? UIWindowScene
        return scene?.title
    }

    func isInFront() -> Bool {
        view.window === UIApplication.shared.keyWindow
    }

    func session() -> UISceneSession? {
        UIApplication.shared.connectedScenes.first?.session
    }
}

extension UIApplication {
    var frontWindow: UIWindow? { connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first }
    static var topInset: CGFloat { shared.windows.first?.safeAreaInsets.top ?? 0 }
    var rootTint: UIColor? {
        self.keyWindow?.rootViewController?.view.tintColor
    }
}

func tint() -> UIColor? { UIApplication.shared.rootTint ?? UIApplication.shared.frontWindow?.tintColor }
