import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        // TODO: [unfold:scene-lifecycle] `Pilot.shared.start` may need the `window` it was passed: call it here, and make the window here instead
        window = (UIApplication.shared.delegate as? AppDelegate)?.window
        window?.windowScene = windowScene
        window?.makeKeyAndVisible()
    }
}
