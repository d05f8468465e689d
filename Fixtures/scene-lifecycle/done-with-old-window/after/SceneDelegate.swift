// It has its scene as a parameter, and its window needs no frame.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // TODO: [unfold:main-screen-bounds] bind `scene as? UIWindowScene`, and make the window with init(windowScene:)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.windowScene = scene as? UIWindowScene
        // TODO: [unfold:main-screen-bounds] a window of a scene is as large as its scene by itself: this frame can go
        window?.frame = UIScreen.main.bounds
        window?.makeKeyAndVisible()
    }
}
