// A method that reads the window is called at launch.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private func style() {
        window?.tintColor = .systemTeal
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ReefViewController()
        style()
        window?.makeKeyAndVisible()
        return true
    }
}
