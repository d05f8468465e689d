// However a controller finds a window, it has its own, and the optional stays as optional as it was.
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

final class RadioController: UIViewController {
    private let toast = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.keyWindow?.addSubview(toast)
        UIApplication.shared.keyWindow!.tintColor = .systemRed
        UIApplication.shared.windows[0].tintColor = .systemTeal
        UIApplication.shared.windows.first!.tintColor = .systemPink
        UIApplication.shared.windows.first(where: { $0.isKeyWindow })?.endEditing(true)
        UIApplication.shared.windows.filter { $0.isKeyWindow }.first?.endEditing(true)
    }

    func host() -> UIViewController? {
        let a = UIApplication.shared.delegate?.window??.rootViewController
        let b = (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController
        let c = (UIApplication.shared.delegate as! AppDelegate).window!.rootViewController
        let window = UIApplication.shared.delegate?.window ?? nil
        return a ?? b ?? c ?? window?.rootViewController
    }

    func swap(_ root: UIViewController) {
        UIApplication.shared.keyWindow?.rootViewController = root
        UIView.animate(withDuration: 0.2) {
            self.toast.frame.origin.y = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
        }
    }
}
