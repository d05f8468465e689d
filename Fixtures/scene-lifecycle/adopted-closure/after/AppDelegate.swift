// The window comes out of a closure that is called at once.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = {
            let made = UIWindow(frame: UIScreen.main.bounds)
            made.rootViewController = UIViewController()
            return made
        }()
        window?.makeKeyAndVisible()
        return true
    }
}
