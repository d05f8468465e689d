// A storyboard app: the tint moves, and what needs the app delegate's own members is left to a person.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let store = ReefStore()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.tintColor = .systemTeal
        let root = window?.rootViewController as? ReefViewController
        root?.store = store
        restyle()
        return true
    }

    private func restyle() {
        window?.backgroundColor = .black
    }
}

final class ReefStore {
}
