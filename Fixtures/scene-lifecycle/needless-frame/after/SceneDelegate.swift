import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let reefWindow = UIWindow(windowScene: windowScene)
        reefWindow.backgroundColor = .black
        // Fish swim up to the edges.
        window = reefWindow
        window?.rootViewController = ReefViewController()
        window?.makeKeyAndVisible()
    }
}
