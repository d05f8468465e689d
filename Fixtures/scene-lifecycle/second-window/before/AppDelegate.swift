// Next to its own window the app has one for banners: that one stays, and needs a scene from somebody.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var banners: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PierController()
        window?.makeKeyAndVisible()
        banners = UIWindow(frame: UIScreen.main.bounds)
        banners?.windowLevel = .alert
        return true
    }
}
