// A window that is unwrapped implicitly: the scene binds the one it makes.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow!

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ReefViewController()
        self.window.makeKeyAndVisible()
        return true
    }
}
