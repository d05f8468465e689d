// What launched the app is read from a copy of launchOptions, under another name.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // MARK: The window
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PierController()
        window?.makeKeyAndVisible()

        if let options = launchOptions, let item = options[.shortcutItem] as? UIApplicationShortcutItem { print(item.type) }
        guard let reasons = launchOptions else { return true }
        if reasons[UIApplication.LaunchOptionsKey.location] != nil { print("moved") }
        return reasons[.url] == nil
    }

    private func open(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
        guard let options, let url = options[.url] else { return }
        print(url)
    }
}
