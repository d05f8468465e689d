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
        // The split view shows its list first.
        let split = window!.rootViewController as! UISplitViewController
        split.preferredDisplayMode = .oneBesideSecondary

        window!.layer.cornerRadius = 4
        let size = window!.bounds.size
        print(size)
        count += 1
        guard let window = window else { return true }
        window.tintColor = .brown
        return true
    }
}
