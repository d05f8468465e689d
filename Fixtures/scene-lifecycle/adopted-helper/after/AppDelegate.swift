// A method of the app delegate makes the window.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        setUpWindow()
        return true
    }

    private func setUpWindow() {
        window = UIWindow()
        window?.rootViewController = ReefViewController()
        window?.makeKeyAndVisible()
    }
}
