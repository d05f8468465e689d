// A class of windows with initializers of its own has none that takes a scene; the guard is an early exit. This file keeps its bytes.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = ReefWindow(frame: UIScreen.main.bounds)
        guard let window = window else { return false }
        window.frame = UIScreen.main.bounds
        window.rootViewController = ReefViewController()
        window.makeKeyAndVisible()
        return true
    }
}
