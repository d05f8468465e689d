// All four bodies can stand in the scene delegate, so all four move, with their comments.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        return true
    }

    // MARK: - State

    /// Syncing stops while the app is covered.
    func applicationWillResignActive(_ application: UIApplication) {
        ReefSync.pause()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        ReefSync.save()
        window!.isHidden = false
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        // Nothing to do here yet.
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard !ProcessInfo.processInfo.isLowPowerModeEnabled else { return }
        ReefSync.start()
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        ReefSync.save()
    }
}
