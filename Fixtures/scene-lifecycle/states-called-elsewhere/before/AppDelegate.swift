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

    func applicationDidEnterBackground(_ application: UIApplication) {
        // Use this method to release shared resources, save user data, invalidate timers, and store enough state.
        // If your application supports background execution, this method is called instead of applicationWillTerminate.
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        // Called as part of the transition from the background to the active state; here you can undo many of the changes.
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("active")
    }
}
