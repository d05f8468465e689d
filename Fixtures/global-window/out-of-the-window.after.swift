// A view that has left its window, or is about to come into another, has none to ask; a window lets go of its old root's views at once.
import UIKit

final class PlanktonController: UIViewController {
    func close() {
        dismiss(animated: true) {
            // TODO: [unfold:global-window] the view may have left its window here: ask self.view.window before it is dismissed
            UIApplication.shared.keyWindow?.rootViewController?.present(UIViewController(), animated: true)
        }
        navigationController?.dismiss(animated: true, completion: { [weak self] in
            guard let self else { return }
            // TODO: [unfold:global-window] the view may have left its window here: ask self.view.window before it is dismissed
            UIApplication.shared.windows.first?.tintColor = self.view.tintColor
        })
    }

    func closeOthers(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true) {
            self.view.window?.tintColor = .black
        }
        dismiss(animated: view.window != nil)
    }

    func replaceRoot() {
        view.window?.rootViewController = PlanktonController()
        view.window?.makeKeyAndVisible()
        // TODO: [unfold:global-window] the window drops this view with its new root: ask view.window before that, and keep it
        UIView.transition(with: UIApplication.shared.windows.first!, duration: 0.3, options: [], animations: nil)
    }

    func showOther() {
        let other = UIWindow()
        other.rootViewController = PlanktonController()
        view.window?.tintColor = .black
    }
}

final class JellyfishView: UIView {
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        // TODO: [unfold:global-window] in `willMove` the view still is where it was: the window that it comes into is `newWindow`
        center.x = UIApplication.shared.keyWindow?.bounds.midX ?? 0
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        // TODO: [unfold:global-window] in `willMove` the view still is where it was: ask window in didMoveToWindow
        center.y = UIApplication.shared.keyWindow?.bounds.midY ?? 0
    }

    func sting() {
        UIView.animate(withDuration: 0.3, animations: { self.alpha = 0 }) { _ in
            self.window?.tintColor = .red
            self.removeFromSuperview()
            // TODO: [unfold:global-window] the view has left its window here: ask self.window before it is removed
            UIApplication.shared.keyWindow?.tintColor = .blue
        }
    }
}
