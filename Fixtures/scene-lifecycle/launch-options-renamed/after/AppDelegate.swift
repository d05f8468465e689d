// What launched the app is read from a copy of launchOptions, under another name.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // TODO: [unfold:scene-lifecycle] scenes leave `.shortcutItem` out of launchOptions: read connectionOptions.shortcutItem instead
        if let options = launchOptions, let item = options[.shortcutItem] as? UIApplicationShortcutItem { print(item.type) }
        guard let reasons = launchOptions else { return true }
        if reasons[UIApplication.LaunchOptionsKey.location] != nil { print("moved") }
        // TODO: [unfold:scene-lifecycle] scenes leave `.url` out of launchOptions: read connectionOptions.urlContexts instead
        return reasons[.url] == nil
    }

    private func open(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
        // TODO: [unfold:scene-lifecycle] scenes leave `.url` out of launchOptions: read connectionOptions.urlContexts instead
        guard let options, let url = options[.url] else { return }
        print(url)
    }
}
