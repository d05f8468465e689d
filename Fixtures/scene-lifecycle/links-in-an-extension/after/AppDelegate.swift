// A storyboard app without `window` whose links are answered in another file.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    let router = ReefRouter()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        return true
    }
}

final class ReefRouter {
    func open(_ url: URL) -> Bool { true }
    func accept() {}
}
