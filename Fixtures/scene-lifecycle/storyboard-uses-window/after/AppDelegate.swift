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
        // TODO: [unfold:scene-lifecycle] `window` is nil here now: move this to scene(_:willConnectTo:options:) and reach `store` from there
        let root = window?.rootViewController as? ReefViewController
        root?.store = store
        // TODO: [unfold:scene-lifecycle] `restyle` reads `window`, which is nil here now: call it from scene(_:willConnectTo:options:)
        restyle()
        return true
    }

    private func restyle() {
        window?.backgroundColor = .black
    }
}

final class ReefStore {
}
