// The window moves with the locals and the comments that belong to it; the store's work between its statements stays.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let store = ReefStore()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        store.open()

        UINavigationBar.appearance().prefersLargeTitles = true
        store.prepare("reefs")

        return true
    }
}

final class ReefStore {
    func open() {}
    func prepare(_ name: String) {}
}
