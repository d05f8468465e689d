// The application, or its delegate, under a local name.
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

final class MenuController: UIViewController {
    func close() {
        view.window?.endEditing(true)
        view.window?.tintColor = .red
    }

    func restart() {
        view.window?.rootViewController = UIViewController()
    }

    func height() -> CGFloat {
        return view.window?.bounds.height ?? 0
    }
}
