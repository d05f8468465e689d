import CloudKit
import UIKit
import UserNotifications

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private var appDelegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        // Everything that can be tapped is brown.
        window?.tintColor = .brown

        self.scene(scene, openURLContexts: connectionOptions.urlContexts)
        if let metadata = connectionOptions.cloudKitShareMetadata {
            self.windowScene(windowScene, userDidAcceptCloudKitShareWith: metadata)
        }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        appDelegate?.applicationDidEnterBackground(UIApplication.shared)
    }

    // TODO: [unfold:scene-lifecycle] this now runs at launch too, before the scene is active: skip here what launching has done already
    func sceneWillEnterForeground(_ scene: UIScene) {
        appDelegate?.applicationWillEnterForeground(UIApplication.shared)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: context.options.openInPlace]
            options[.sourceApplication] = context.options.sourceApplication
            options[.annotation] = context.options.annotation
            _ = appDelegate?.application(UIApplication.shared, open: context.url, options: options)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata) {
        appDelegate?.application(UIApplication.shared, userDidAcceptCloudKitShareWith: cloudKitShareMetadata)
    }
}
