// Two projects compile the app delegate; a scene delegate in one of them would break the other.
import UIKit

@main
public final class AppDelegate: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PierController()
        window?.makeKeyAndVisible()
        return true
    }
}
