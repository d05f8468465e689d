import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
	var window: UIWindow?

	func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
		guard let windowScene = scene as? UIWindowScene else { return }
		let mainWindow = UIWindow(windowScene: windowScene)
		mainWindow.rootViewController = ReefViewController()
		self.window = mainWindow
		self.window?.backgroundColor = .white
		mainWindow.makeKeyAndVisible()
	}
}
