import Foundation
import UIKit

// MARK: - State

extension AppDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {
        ReefSync.save()
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
    }
}

enum ReefSync {
    static func save() {}
}
