// What is added to the window, or to the view of a controller around this one, fills that, not the controller's own view.
import UIKit

final class CoverController: UIViewController {
    func dim() {
        // TODO: [unfold:main-screen-bounds] `dimming` fills the window that it is added to: take the bounds of that window
        let dimming = UIView(frame: UIScreen.main.bounds)
        view.window?.addSubview(dimming)
    }

    func dimAtOnce() {
        // TODO: [unfold:main-screen-bounds] this fills the window that it is added to: take the bounds of that window
        view.window?.addSubview(UIView(frame: UIScreen.main.bounds))
    }

    func cover() {
        let cover = UIView()
        // TODO: [unfold:main-screen-bounds] `cover` fills the window that it is added to: take the bounds of that window
        cover.frame = UIScreen.main.bounds
        view.window?.addSubview(cover)
    }

    func blur() {
        guard let window = view.window else { return }
        let blur = UIView(frame: window.bounds)
        window.addSubview(blur)
    }

    func banner() {
        // TODO: [unfold:main-screen-bounds] `banner` fills the view that it is added to: take the bounds of that view
        let banner = UIView(frame: UIScreen.main.bounds)
        navigationController?.view.addSubview(banner)
    }

    func placeholder() {
        let placeholder = UIView(frame: view.bounds)
        view.addSubview(placeholder)
    }

    func resize() {
        // TODO: [unfold:main-screen-bounds] this contains the view and may be larger: leave its size to its own container
        view.superview?.frame = UIScreen.main.bounds
        // TODO: [unfold:main-screen-bounds] this contains the view and may be larger: leave its size to its own container
        navigationController?.view.frame = UIScreen.main.bounds
        // TODO: [unfold:main-screen-bounds] a window is as large as its scene by itself: make it with init(windowScene:), without this frame
        view.window?.frame = UIScreen.main.bounds
    }

    func open() {
        // TODO: [unfold:main-screen-bounds] the scene is set below: make the window with init(windowScene:) instead
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowScene = view.window?.windowScene
        window.isHidden = false
    }
}
