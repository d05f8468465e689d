import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        // TODO: [unfold:scene-lifecycle] `root` serves `window` and other work in didFinishLaunching: make the window here instead
        window = (UIApplication.shared.delegate as? AppDelegate)?.window
        window?.windowScene = windowScene
        window?.makeKeyAndVisible()
    }
}
