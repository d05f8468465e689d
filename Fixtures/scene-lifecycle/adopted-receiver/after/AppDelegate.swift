// What is handed the window and then told to start may need it at once, so the window's set-up stays with it.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        Pilot.shared.window = window
        Pilot.shared.start()
        window?.makeKeyAndVisible()
        return true
    }
}
