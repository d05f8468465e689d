import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = PierController()
        window?.makeKeyAndVisible()
    }

    // MARK: - State
    func sceneDidBecomeActive(_ scene: UIScene) {
        Tide.refresh()
    }

    func sceneWillResignActive(_ scene: UIScene) {
        Tide.save()
    }
}
