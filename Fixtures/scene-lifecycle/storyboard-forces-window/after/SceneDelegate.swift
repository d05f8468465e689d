import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        (UIApplication.shared.delegate as? AppDelegate)?.window = window
        // The split view shows its list first.
        let split = window?.rootViewController as! UISplitViewController
        split.preferredDisplayMode = .oneBesideSecondary

        window?.layer.cornerRadius = 4
    }
}
