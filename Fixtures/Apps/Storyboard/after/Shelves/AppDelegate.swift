// A storyboard app with an extension, tests and a plist for each configuration, as Xcode 12 made them.
import CloudKit
import UIKit
import UserNotifications

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    let library = Library()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // Override point for customization after application launch.
        UNUserNotificationCenter.current().delegate = self
        library.open()

        // TODO: [unfold:scene-lifecycle] scenes leave `.url` out of launchOptions: read connectionOptions.urlContexts instead
        if let link = launchOptions?[.url] as? URL {
            library.show(link)
        }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        // The library is written while nobody looks.
        library.save()
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        // Called as part of the transition from the background to the active state.
        library.reload()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        library.save()
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
}
