// The application, or its delegate, under a local name.
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

final class MenuController: UIViewController {
    func close() {
        let app = UIApplication.shared
        app.keyWindow?.endEditing(true)
        app.windows.first { $0.isKeyWindow }?.tintColor = .red
    }

    func restart() {
        guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
        delegate.window?.rootViewController = UIViewController()
    }

    func height() -> CGFloat {
        let delegate = UIApplication.shared.delegate as! AppDelegate
        return delegate.window?.bounds.height ?? 0
    }
}
