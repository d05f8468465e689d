// The app delegate answers links in an extension in another file, in older spellings too.
import CloudKit
import UIKit

extension AppDelegate {
    func application(_ app: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
        router.open(url)
    }

    func application(_ application: UIApplication, handleOpen url: URL) -> Bool { router.open(url) }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void
    ) -> Bool {
        restorationHandler([router])
        return true
    }

    // TODO: [unfold:scene-lifecycle] with scenes UIKit calls scene(_:willContinueUserActivityWithType:) instead: move this there
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { true }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(true)
    }

    func application(_ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata) {
        router.accept()
    }
}
