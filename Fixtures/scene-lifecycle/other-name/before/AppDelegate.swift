// The window's property has another name in the app delegate.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var mainWindow: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        mainWindow = UIWindow(frame: UIScreen.main.bounds)
        mainWindow?.rootViewController = UIViewController()
        mainWindow?.makeKeyAndVisible()
        return true
    }
}
