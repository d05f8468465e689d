// The window is made in a longer expression, which stays as it is.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds).painted(.black)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

extension UIWindow {
    func painted(_ color: UIColor) -> UIWindow {
        backgroundColor = color
        return self
    }
}
