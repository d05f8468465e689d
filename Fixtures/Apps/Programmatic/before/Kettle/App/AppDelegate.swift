// An app of Xcode 16: a synchronized folder, a generated plist, and everything else in an app delegate of the old kind.
import os
import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let log = Logger(subsystem: "org.example.kettle", category: "life")
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.info("launched")
    Brewing.shared.restore()

    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: BrewListController()),
      UIHostingController(rootView: TipsView()),
    ]
    tabs.selectedIndex = 0

    Appearance.apply()  // before any view loads

    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Timers run on in the background, but nothing moves on screen.
  func applicationWillResignActive(_ application: UIApplication) {
    Brewing.shared.stopAnimations()
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    let brewing = Brewing.shared
    brewing.save()
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    // The clock may have been changed meanwhile.
    Brewing.shared.adjust()
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    log.info("shortcut \(shortcutItem.type)")
    completionHandler(Brewing.shared.start(shortcutItem.type))
  }
}
