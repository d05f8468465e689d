import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        // TODO: [unfold:scene-lifecycle] the set-up of `window` uses `RootController`, private to that file: make the window here once it is not
        window = (UIApplication.shared.delegate as? AppDelegate)?.window
        window?.windowScene = windowScene
        window?.makeKeyAndVisible()
    }
}
