// One statement declares two locals, another uses both to set one of them up: they move together.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let pages = UINavigationController(), pier = PierController()
        pages.viewControllers = [pier]
        pages.isNavigationBarHidden = true
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = pages
        window?.makeKeyAndVisible()
        return true
    }
}
