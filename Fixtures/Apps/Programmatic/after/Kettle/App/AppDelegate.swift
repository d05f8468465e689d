// An app of Xcode 16: a synchronized folder, a generated plist, and everything else in an app delegate of the old kind.
import os
import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let log = Logger(subsystem: "org.example.kettle", category: "life")

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.info("launched")
    Brewing.shared.restore()

    Appearance.apply()  // before any view loads

    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    log.info("shortcut \(shortcutItem.type)")
    completionHandler(Brewing.shared.start(shortcutItem.type))
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    if connectingSceneSession.role == .windowApplication {
      configuration.delegateClass = SceneDelegate.self
    }
    return configuration
  }
}
