// All four bodies can stand in the scene delegate, so all four move, with their comments.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        return true
    }

    // MARK: - State

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        ReefSync.save()
    }
}
