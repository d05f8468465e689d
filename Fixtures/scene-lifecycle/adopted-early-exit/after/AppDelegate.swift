// The window is made behind a possible early exit.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard !ReefSession.isTested else { return true }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ReefViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
