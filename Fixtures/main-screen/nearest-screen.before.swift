// A TODO names the screen of what is handed in, and says when a view has one.
import UIKit

final class LampKeeper {
    func light(for controller: UIViewController) { UIScreen.main.brightness = 1 }
    func dim(_ lamp: UIView?) { UIScreen.main.brightness = 0 }
    func flash(in scene: UIWindowScene) { UIScreen.main.brightness = 0.5 }
}

final class LampController: UIViewController {
    private let before = UIScreen.main.brightness

    func leave() {
        dismiss(animated: true) {
            UIScreen.main.brightness = self.before
        }
    }
}

final class LampView: UIView {
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        UIScreen.main.brightness = 1
    }

    func watch(_ observer: NSObject) {
        UIScreen.main.addObserver(observer, forKeyPath: "brightness", options: [], context: nil)
    }
}
