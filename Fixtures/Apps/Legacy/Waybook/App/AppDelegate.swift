import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private let router = LinkRouter()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Journal.shared.load()
        UINavigationBar.appearance().prefersLargeTitles = true

        // The journal opens on the list of trips.
        let trips = TripListViewController(journal: .shared)
        let navigation = UINavigationController(rootViewController: trips)

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.tintColor = Theme.accent
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()

        Analytics.track("launch", ["device": UIDevice.current.userInterfaceIdiom == .pad ? "tablet" : "phone"])
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        Slideshow.current?.pause()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        Journal.shared.save()
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        Journal.shared.reloadIfChanged()
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
    }

    // MARK: - Links and shortcuts

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        let sender = options[.sourceApplication] as? String
        return router.open(url, from: sender)
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard let url = userActivity.webpageURL else { return false }
        return router.open(url, from: nil)
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(router.perform(shortcutItem.type))
    }
}
