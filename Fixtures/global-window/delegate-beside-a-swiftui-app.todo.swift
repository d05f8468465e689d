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
        // TODO: [unfold:global-window] a SwiftUI app has no window of its own here: let the scene or the view that is meant do this
        UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark
    }
}
