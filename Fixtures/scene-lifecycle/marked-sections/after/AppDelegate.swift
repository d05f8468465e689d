// A MARK moves along if everything below it leaves; above something that stays, it stays.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    // MARK: - Other news

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        Tide.save()
    }

    // MARK: - Launch

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        return true
    }
}
