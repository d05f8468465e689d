// A SwiftUI app has its scenes; the app delegate beside it is not the entry.
import SwiftUI
import UIKit

@main
struct ReefApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            Text("Reef")
        }
    }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("active")
    }
}
