// The window moves with the locals and the comments that belong to it; the store's work between its statements stays.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let store = ReefStore()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        store.open()

        // The list is the first thing people see.
        let list = ReefViewController()
        list.title = "Reefs" // shown in the bar
        UINavigationBar.appearance().prefersLargeTitles = true
        let navigation = UINavigationController(rootViewController: list)

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.tintColor = .systemTeal
        store.prepare("reefs")
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()

        return true
    }
}

final class ReefStore {
    func open() {}
    func prepare(_ name: String) {}
}
