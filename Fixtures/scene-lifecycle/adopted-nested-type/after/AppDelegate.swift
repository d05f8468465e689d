// The root's mode is a type inside the app delegate.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    enum Mode { case plain, full }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let mode: Mode = .plain
        window?.rootViewController = UINavigationController(rootViewController: mode == .plain ? ReefViewController() : UIViewController())
        window?.makeKeyAndVisible()
        return true
    }
}
