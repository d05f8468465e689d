import os
import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var appDelegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: BrewListController()),
      UIHostingController(rootView: TipsView()),
    ]
    tabs.selectedIndex = 0

    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window

    if let shortcutItem = connectionOptions.shortcutItem {
      self.windowScene(windowScene, performActionFor: shortcutItem) { _ in }
    }
  }

  // TODO: [unfold:scene-lifecycle] a scene can be inactive and still visible (Split View): `stopAnimations` may belong in sceneDidEnterBackground
  /// Timers run on in the background, but nothing moves on screen.
  func sceneWillResignActive(_ scene: UIScene) {
    Brewing.shared.stopAnimations()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    let brewing = Brewing.shared
    brewing.save()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    // The clock may have been changed meanwhile.
    Brewing.shared.adjust()
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let appDelegate else { return completionHandler(false) }
    appDelegate.application(UIApplication.shared, performActionFor: shortcutItem, completionHandler: completionHandler)
  }
}
