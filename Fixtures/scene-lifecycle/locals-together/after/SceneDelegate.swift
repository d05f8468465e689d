import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let pages = UINavigationController(), pier = PierController()
        pages.viewControllers = [pier]
        pages.isNavigationBarHidden = true
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = pages
        window?.makeKeyAndVisible()
    }
}
