// Where the view's own size in the screen's place would mean something else, a person has to say what is meant.
import UIKit

final class TrayController: UIViewController {
    private var alertWindow: UIWindow?

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        view.frame = UIScreen.main.bounds
    }

    func slideUp() {
        UIView.animate(withDuration: 0.3) {
            self.view.frame = CGRect(x: 0, y: UIScreen.main.bounds.height - 300, width: UIScreen.main.bounds.width, height: 300)
        }
        view.center.x = UIScreen.main.bounds.midX
        preferredContentSize.width = UIScreen.main.bounds.width * 0.8
    }

    override var preferredContentSize: CGSize {
        get { CGSize(width: UIScreen.main.bounds.width, height: 200) }
        set { super.preferredContentSize = newValue }
    }

    @objc func keyboardWillChange(_ note: Notification) {
        guard let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let frame = value.cgRectValue
        additionalSafeAreaInsets.bottom = max(0, UIScreen.main.bounds.height - frame.minY)
        if frame.minY >= UIScreen.main.bounds.height { view.endEditing(true) }
    }

    func pixelsToAPoint() -> CGFloat {
        UIScreen.main.nativeBounds.height / UIScreen.main.bounds.height
    }

    func isVisible(_ tray: UIView, _ touch: UITouch) -> Bool {
        let isLeft = touch.location(in: nil).x < UIScreen.main.bounds.midX
        return isLeft && UIScreen.main.bounds.intersects(tray.convert(tray.bounds, to: nil))
    }

    func rise() {
        sheetPresentationController?.detents = [.custom { _ in UIScreen.main.bounds.height * 0.4 }]
    }

    func warn() {
        alertWindow?.frame = UIScreen.main.bounds
        let other = UIWindow()
        other.frame.size = UIScreen.main.bounds.size
        let view = UIView()
        view.frame = UIScreen.main.bounds
    }
}

enum Alerts {
    static func show(in scene: UIWindowScene) {
        let window = UIWindow(windowScene: scene)
        window.frame = UIScreen.main.bounds
    }
}
