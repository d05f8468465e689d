// What puts itself on screen with the window that it finds is not in one yet.
import UIKit

final class SnackView: UIView {
    func show() {
        // TODO: [unfold:global-window] this view is in no window yet: pass in the window, or the view that it comes up in
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
        // TODO: [unfold:global-window] this controller is in no window yet: pass in the controller that presents it
        let root = UIApplication.shared.windows.first?.rootViewController
        root?.present(self, animated: true)
    }
}
