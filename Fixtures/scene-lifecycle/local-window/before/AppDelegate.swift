// The window is made as a local of another name; a constant for its frame is not needed any more. Indented with tabs.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
	var window: UIWindow?

	func application(
		_ application: UIApplication,
		didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
	) -> Bool {
		let frame = UIScreen.main.bounds
		let mainWindow = UIWindow(frame: frame)
		mainWindow.rootViewController = ReefViewController()
		self.window = mainWindow
		self.window?.backgroundColor = .white
		mainWindow.makeKeyAndVisible()
		return true
	}
}
