// What is handed the storyboard's window is handed it later, so what it is asked for behind that needs a person.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // TODO: [unfold:scene-lifecycle] `Pilot.shared.start` has no window here now: call this from scene(_:willConnectTo:options:) too
        Pilot.shared.start()
        return true
    }
}
