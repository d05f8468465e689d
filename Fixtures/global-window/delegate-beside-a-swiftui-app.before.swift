// Beside a SwiftUI app the delegate has no window of its own, and no migration that would take care of it.
import SwiftUI
import UIKit

@main
struct JournalApp: App {
    @UIApplicationDelegateAdaptor(JournalDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { Text("Journal") }
    }
}

final class JournalDelegate: NSObject, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) {
        UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark
    }
}
