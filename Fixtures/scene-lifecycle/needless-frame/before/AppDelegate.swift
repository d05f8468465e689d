// A window of a scene fills it, so the lines that give it the screen's size do not move along; the comment above one does.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let size = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height)
        let reefWindow = UIWindow(frame: size)
        reefWindow.backgroundColor = .black
        // Fish swim up to the edges.
        reefWindow.frame = UIScreen.main.bounds
        window = reefWindow
        window?.frame = CGRect(origin: .zero, size: UIScreen.main.bounds.size)
        window?.rootViewController = ReefViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
