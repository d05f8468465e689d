// A view that has left its window, or is about to come into another, has none to ask; a window lets go of its old root's views at once.
import UIKit

final class PlanktonController: UIViewController {
    func close() {
        dismiss(animated: true) {
            UIApplication.shared.keyWindow?.rootViewController?.present(UIViewController(), animated: true)
        }
        navigationController?.dismiss(animated: true, completion: { [weak self] in
            guard let self else { return }
            UIApplication.shared.windows.first?.tintColor = self.view.tintColor
        })
    }

    func closeOthers(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true) {
            UIApplication.shared.keyWindow?.tintColor = .black
        }
        dismiss(animated: UIApplication.shared.keyWindow != nil)
    }

    func replaceRoot() {
        UIApplication.shared.windows.first?.rootViewController = PlanktonController()
        UIApplication.shared.windows.first?.makeKeyAndVisible()
        UIView.transition(with: UIApplication.shared.windows.first!, duration: 0.3, options: [], animations: nil)
    }

    func showOther() {
        let other = UIWindow()
        other.rootViewController = PlanktonController()
        UIApplication.shared.keyWindow?.tintColor = .black
    }
}

final class JellyfishView: UIView {
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        center.x = UIApplication.shared.keyWindow?.bounds.midX ?? 0
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        center.y = UIApplication.shared.keyWindow?.bounds.midY ?? 0
    }

    func sting() {
        UIView.animate(withDuration: 0.3, animations: { self.alpha = 0 }) { _ in
            UIApplication.shared.keyWindow?.tintColor = .red
            self.removeFromSuperview()
            UIApplication.shared.keyWindow?.tintColor = .blue
        }
    }
}
