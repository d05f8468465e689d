// Other code calls one of the callbacks, so it cannot leave: the two that do something are forwarded to, the empty ones go.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        print("inactive")
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("active")
    }
}
