import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        // The list is the first thing people see.
        let list = ReefViewController()
        list.title = "Reefs" // shown in the bar
        let navigation = UINavigationController(rootViewController: list)

        window = UIWindow(windowScene: windowScene)
        window?.tintColor = .systemTeal
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
    }
}
