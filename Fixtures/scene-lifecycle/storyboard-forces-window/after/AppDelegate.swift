// Forced windows move where they can; behind an early exit nothing moves.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var count = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // TODO: [unfold:scene-lifecycle] `window!` stops the launch now: the scene has the window; move this to scene(_:willConnectTo:options:)
        let size = window!.bounds.size
        print(size)
        count += 1
        // TODO: [unfold:scene-lifecycle] `window` is nil here now: the scene has the window; move this to scene(_:willConnectTo:options:)
        guard let window = window else { return true }
        window.tintColor = .brown
        return true
    }
}
