// What is handed the storyboard's window is handed it later, so what it is asked for behind that needs a person.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Pilot.shared.window = window
        Pilot.shared.start()
        return true
    }
}
