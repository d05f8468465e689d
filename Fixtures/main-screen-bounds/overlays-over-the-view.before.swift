// What is added to the window, or to the view of a controller around this one, fills that, not the controller's own view.
import UIKit

final class CoverController: UIViewController {
    func dim() {
        let dimming = UIView(frame: UIScreen.main.bounds)
        view.window?.addSubview(dimming)
    }

    func dimAtOnce() {
        view.window?.addSubview(UIView(frame: UIScreen.main.bounds))
    }

    func cover() {
        let cover = UIView()
        cover.frame = UIScreen.main.bounds
        UIApplication.shared.keyWindow?.addSubview(cover)
    }

    func blur() {
        guard let window = view.window else { return }
        let blur = UIView(frame: UIScreen.main.bounds)
        window.addSubview(blur)
    }

    func banner() {
        let banner = UIView(frame: UIScreen.main.bounds)
        navigationController?.view.addSubview(banner)
    }

    func placeholder() {
        let placeholder = UIView(frame: UIScreen.main.bounds)
        view.addSubview(placeholder)
    }

    func resize() {
        view.superview?.frame = UIScreen.main.bounds
        navigationController?.view.frame = UIScreen.main.bounds
        view.window?.frame = UIScreen.main.bounds
    }

    func open() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowScene = view.window?.windowScene
        window.isHidden = false
    }
}
