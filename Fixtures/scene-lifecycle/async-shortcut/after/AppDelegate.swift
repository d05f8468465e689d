// The asynchronous form of the shortcut method: moving it is a person's.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        return true
    }

    // TODO: [unfold:scene-lifecycle] with scenes UIKit calls windowScene(_:performActionFor:) instead: move this there
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        true
    }
}
