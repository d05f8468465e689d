// It has its scene as a parameter, and its window needs no frame.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.windowScene = scene as? UIWindowScene
        window?.frame = UIScreen.main.bounds
        window?.makeKeyAndVisible()
    }
}
