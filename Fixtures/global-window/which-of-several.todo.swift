// The app's scenes kept under a name, the key window compared with one's own, helpers added to the application.
import UIKit

final class LedgerController: UIViewController {
    func sceneTitle() -> String? {
        // TODO: [unfold:global-window] `scenes` belong to every view of the app: use view.window, or its windowScene
        let scenes = UIApplication.shared.connectedScenes
        let scene = scenes.first as? UIWindowScene
        return scene?.title
    }

    func isInFront() -> Bool {
        // TODO: [unfold:global-window] this asks whether the view's own window is the key one: ask view.window?.isKeyWindow
        view.window === UIApplication.shared.keyWindow
    }

    func session() -> UISceneSession? {
        // TODO: [unfold:global-window] the first scene may be another's: use view.window?.windowScene
        UIApplication.shared.connectedScenes.first?.session
    }
}

extension UIApplication {
    // TODO: [unfold:global-window] `frontWindow` (1 use) picks a window by chance: take the caller's view, window or scene
    var frontWindow: UIWindow? { connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first }
    // TODO: [unfold:global-window] `topInset` picks a window by chance: take the caller's view, window or scene
    static var topInset: CGFloat { shared.windows.first?.safeAreaInsets.top ?? 0 }
    var rootTint: UIColor? {
        // TODO: [unfold:global-window] `rootTint` (1 use) picks a window by chance: take the caller's view, window or scene
        self.keyWindow?.rootViewController?.view.tintColor
    }
}

func tint() -> UIColor? { UIApplication.shared.rootTint ?? UIApplication.shared.frontWindow?.tintColor }
