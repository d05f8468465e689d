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
        // TODO: [unfold:global-window] the app's windows are SwiftUI's: do this in the view, when scenePhase becomes active
        UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark
    }
}
