import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    // TODO: [unfold:scene-lifecycle] a scene can be inactive and still visible (Split View): `pause` may belong in sceneDidEnterBackground
    /// Syncing stops while the app is covered.
    func sceneWillResignActive(_ scene: UIScene) {
        ReefSync.pause()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        ReefSync.save()
        window?.isHidden = false
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        // Nothing to do here yet.
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        guard !ProcessInfo.processInfo.isLowPowerModeEnabled else { return }
        ReefSync.start()
    }
}
