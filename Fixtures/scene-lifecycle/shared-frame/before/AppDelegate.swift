// The constant that gives the window its frame has another use, so it stays.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var size = CGSize.zero

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let bounds = UIScreen.main.bounds
        window = UIWindow(frame: bounds)
        size = bounds.size
        window?.rootViewController = ReefViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
