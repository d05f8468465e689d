// Where the view's own size in the screen's place would mean something else, a person has to say what is meant.
import UIKit

final class TrayController: UIViewController {
    private var alertWindow: UIWindow?

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // TODO: [unfold:main-screen-bounds] the view cannot be placed by its own size: ask view.superview?.bounds, or constrain it
        view.frame = UIScreen.main.bounds
    }

    func slideUp() {
        UIView.animate(withDuration: 0.3) {
            // TODO: [unfold:main-screen-bounds] the view cannot be placed by its own size: ask view.superview?.bounds, or constrain it
            self.view.frame = CGRect(x: 0, y: UIScreen.main.bounds.height - 300, width: UIScreen.main.bounds.width, height: 300)
        }
        // TODO: [unfold:main-screen-bounds] the view cannot be placed by its own size: ask view.superview?.bounds, or constrain it
        view.center.x = UIScreen.main.bounds.midX
        // TODO: [unfold:main-screen-bounds] a preferred size cannot follow the view's own: decide it from what the view shows
        preferredContentSize.width = UIScreen.main.bounds.width * 0.8
    }

    override var preferredContentSize: CGSize {
        // TODO: [unfold:main-screen-bounds] a preferred size cannot follow the view's own: decide it from what the view shows
        get { CGSize(width: UIScreen.main.bounds.width, height: 200) }
        set { super.preferredContentSize = newValue }
    }

    @objc func keyboardWillChange(_ note: Notification) {
        guard let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let frame = value.cgRectValue
        // TODO: [unfold:main-screen-bounds] a keyboard's frame is in the screen's coordinates: convert it to the view (from: nil), then intersect
        additionalSafeAreaInsets.bottom = max(0, UIScreen.main.bounds.height - frame.minY)
        // TODO: [unfold:main-screen-bounds] a keyboard's frame is in the screen's coordinates: convert it to the view (from: nil), then intersect
        if frame.minY >= UIScreen.main.bounds.height { view.endEditing(true) }
    }

    func pixelsToAPoint() -> CGFloat {
        // TODO: [unfold:main-screen-bounds] the other value here is in the screen's pixels: ask displayScale how many there are to a point
        // TODO: [unfold:main-screen] `nativeBounds` is that of view.window?.windowScene?.screen: decide what to use without a window
        UIScreen.main.nativeBounds.height / UIScreen.main.bounds.height
    }

    func isVisible(_ tray: UIView, _ touch: UITouch) -> Bool {
        // TODO: [unfold:main-screen-bounds] the other value here is in the window's coordinates: take both in those of the view, or of its window
        let isLeft = touch.location(in: nil).x < UIScreen.main.bounds.midX
        // TODO: [unfold:main-screen-bounds] the other value here is in the window's coordinates: take both in those of the view, or of its window
        return isLeft && UIScreen.main.bounds.intersects(tray.convert(tray.bounds, to: nil))
    }

    func rise() {
        // TODO: [unfold:main-screen-bounds] a detent is no share of the sheet it makes: use the maximumDetentValue of the context that it gets
        sheetPresentationController?.detents = [.custom { _ in UIScreen.main.bounds.height * 0.4 }]
    }

    func warn() {
        // TODO: [unfold:main-screen-bounds] a window is as large as its scene by itself: make it with init(windowScene:), without this frame
        alertWindow?.frame = UIScreen.main.bounds
        let other = UIWindow()
        // TODO: [unfold:main-screen-bounds] a window is as large as its scene by itself: make it with init(windowScene:), without this frame
        other.frame.size = UIScreen.main.bounds.size
        let view = UIView()
        view.frame = self.view.bounds
    }
}

enum Alerts {
    static func show(in scene: UIWindowScene) {
        let window = UIWindow(windowScene: scene)
        // TODO: [unfold:main-screen-bounds] a window is as large as its scene by itself: make it with init(windowScene:), without this frame
        window.frame = UIScreen.main.bounds
    }
}
