// Code that means all windows or scenes, or a delegate that is UIKit's own way in, is left alone here.
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidBecomeActive(_ application: UIApplication) {
        UIApplication.shared.windows.first?.endEditing(true)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func sceneWillResignActive(_ scene: UIScene) {
        UIApplication.shared.keyWindow?.endEditing(true)
    }
}

final class ThemeController: UIViewController {
    func recolour() {
        UIApplication.shared.windows.forEach { $0.tintColor = .systemIndigo }
        for window in UIApplication.shared.windows where !window.isHidden {
            window.overrideUserInterfaceStyle = .dark
        }
        let count = UIApplication.shared.connectedScenes.count
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            scene.windows.forEach { $0.isHidden = count > 3 }
        }
        view.window?.windowScene?.windows.first?.tintColor = .systemIndigo
    }
}
