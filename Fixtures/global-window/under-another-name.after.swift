// The application, or its delegate, under a local name.
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

final class MenuController: UIViewController {
    func close() {
        let app = UIApplication.shared
        view.window?.endEditing(true)
        view.window?.tintColor = .red
    }

    func restart() {
        guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
        view.window?.rootViewController = UIViewController()
    }

    func height() -> CGFloat {
        let delegate = UIApplication.shared.delegate as! AppDelegate
        return view.window?.bounds.height ?? 0
    }
}
