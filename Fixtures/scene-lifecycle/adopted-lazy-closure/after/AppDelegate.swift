// The window is made and filled in the closure of a lazy property.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    lazy var window: UIWindow? = {
        let made = UIWindow(frame: UIScreen.main.bounds)
        made.rootViewController = PierController()
        return made
    }()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.makeKeyAndVisible()
        return true
    }
}
