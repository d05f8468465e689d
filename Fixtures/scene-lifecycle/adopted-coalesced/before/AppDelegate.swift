// The window is only made if nobody made one before, and what launching returns depends on it.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = window ?? UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PierController()
        window?.makeKeyAndVisible()
        return window?.isKeyWindow ?? false
    }
}
