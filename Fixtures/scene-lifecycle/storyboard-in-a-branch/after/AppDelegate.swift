// A storyboard app that reads its window in a branch: a person moves it.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // TODO: [unfold:scene-lifecycle] `window` is nil here now: the scene has the window; move this to scene(_:willConnectTo:options:)
        if let root = window?.rootViewController as? ReefViewController {
            root.title = "Reef"
        }
        return true
    }
}
