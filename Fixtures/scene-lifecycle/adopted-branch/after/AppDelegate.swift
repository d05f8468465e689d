// The root is chosen in a branch: the window stays with the app delegate, and the scene takes it over.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        if ReefSession.isOpen {
            window?.rootViewController = ReefViewController()
        } else {
            window?.rootViewController = UIViewController()
        }
        window?.makeKeyAndVisible()
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // Sent when the application is about to move from active to inactive state. This can occur for certain types of interruptions.
        // Use this method to pause ongoing tasks, disable timers, and invalidate graphics rendering callbacks.
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        // Use this method to release shared resources, save user data, invalidate timers, and store enough state.
        // If your application supports background execution, this method is called instead of applicationWillTerminate.
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        // Called as part of the transition from the background to the active state; here you can undo many of the changes.
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        ReefSession.refresh()
    }
}
