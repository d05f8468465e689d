// A question of availability is no branch that other work hangs on: it moves as it is. `window!` becomes `window?`.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window!.rootViewController = ReefViewController()
        if #available(iOS 16.0, *) {
            window?.overrideUserInterfaceStyle = .light
        }
        window!.makeKeyAndVisible()
        return true
    }
}
