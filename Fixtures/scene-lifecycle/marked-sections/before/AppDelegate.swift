// A MARK moves along if everything below it leaves; above something that stays, it stays.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    // MARK: - State
    func applicationDidBecomeActive(_ application: UIApplication) {
        Tide.refresh()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        // Use this method to release shared resources.
    }

    // MARK: - Other news
    func applicationWillResignActive(_ application: UIApplication) {
        Tide.save()
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        Tide.save()
    }

    // MARK: - Launch

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PierController()
        window?.makeKeyAndVisible()
        return true
    }
}
