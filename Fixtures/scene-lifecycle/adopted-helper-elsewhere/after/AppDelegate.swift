// The window is made by a method that stands in another file; the window is adopted, and neither file gets a line about its screen.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = makeWindow()
        window?.makeKeyAndVisible()
        return true
    }
}
