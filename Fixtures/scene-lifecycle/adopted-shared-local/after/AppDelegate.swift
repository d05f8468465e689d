// The root is also handed to something else, which may need it at once.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let root = ReefViewController()
        window = UIWindow(frame: UIScreen.main.bounds)
        ReefLog.shared.watch(root)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
    }
}
