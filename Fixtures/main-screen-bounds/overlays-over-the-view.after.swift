// What is added to the window, or to the view of a controller around this one, fills that, not the controller's own view.
import UIKit

final class CoverController: UIViewController {
    func dim() {
        // TODO: [unfold:main-screen-bounds] `dimming` fills the window that it is added to: take the bounds of that window
        let dimming = UIView(frame: UIScreen.main.bounds)
        view.window?.addSubview(dimming)
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
}
