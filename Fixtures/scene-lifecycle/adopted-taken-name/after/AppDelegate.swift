// A local has the name of the scene delegate's own parameter.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let scene = ReefViewController()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = scene
        window?.makeKeyAndVisible()
        return true
    }
}
