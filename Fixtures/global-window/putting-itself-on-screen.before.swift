// What puts itself on screen with the window that it finds is not in one yet.
import UIKit

final class SnackView: UIView {
    func show() {
        guard let host = UIApplication.shared.keyWindow else { return }
        host.addSubview(self)
        frame = host.bounds
    }

    func hide() {
        removeFromSuperview()
    }
}

final class PinController: UIViewController {
    func showOverEverything() {
        let root = UIApplication.shared.windows.first?.rootViewController
        root?.present(self, animated: true)
    }
}
