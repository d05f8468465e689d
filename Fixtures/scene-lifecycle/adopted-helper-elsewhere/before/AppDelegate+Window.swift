// What the app delegate calls.
import UIKit

final class ReefViewController: UIViewController {}

extension AppDelegate {
    func makeWindow() -> UIWindow {
        let made = UIWindow(frame: UIScreen.main.bounds)
        made.rootViewController = ReefViewController()
        return made
    }
}
