// However a controller finds a window, it has its own, and the optional stays as optional as it was.
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

final class RadioController: UIViewController {
    private let toast = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.addSubview(toast)
        view.window!.tintColor = .systemRed
        view.window!.tintColor = .systemTeal
        view.window!.tintColor = .systemPink
        view.window?.endEditing(true)
        view.window?.endEditing(true)
    }

    func host() -> UIViewController? {
        let a = view.window?.rootViewController
        let b = view.window?.rootViewController
        let c = view.window!.rootViewController
        let window = view.window
        return a ?? b ?? c ?? window?.rootViewController
    }

    func swap(_ root: UIViewController) {
        view.window?.rootViewController = root
        UIView.animate(withDuration: 0.2) {
            // TODO: [unfold:global-window] the window drops this view with its new root: ask self.view.window before that, and keep it
            self.toast.frame.origin.y = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
        }
    }
}
