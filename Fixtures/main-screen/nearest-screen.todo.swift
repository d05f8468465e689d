// A TODO names the screen of what is handed in, and says when a view has one.
import UIKit

final class LampKeeper {
    // TODO: [unfold:main-screen] ask the screen of what is passed in: controller.view.window?.windowScene?.screen.brightness
    func light(for controller: UIViewController) { UIScreen.main.brightness = 1 }
    // TODO: [unfold:main-screen] ask the screen of what is passed in: lamp?.window?.windowScene?.screen.brightness
    func dim(_ lamp: UIView?) { UIScreen.main.brightness = 0 }
    // TODO: [unfold:main-screen] ask the screen of what is passed in: scene.screen.brightness
    func flash(in scene: UIWindowScene) { UIScreen.main.brightness = 0.5 }
}

final class LampController: UIViewController {
    // TODO: [unfold:main-screen] `before` is set before there is a window: ask its scene's screen in viewIsAppearing or later
    private let before = UIScreen.main.brightness

    func leave() {
        dismiss(animated: true) {
            // TODO: [unfold:main-screen] the view may have left its window here: set `brightness` on its scene's screen before it is dismissed
            UIScreen.main.brightness = self.before
        }
    }
}

final class LampView: UIView {
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        // TODO: [unfold:main-screen] in `willMove` the view still is where it was: the window that it comes into is `newWindow`
        UIScreen.main.brightness = 1
    }

    func watch(_ observer: NSObject) {
        // TODO: [unfold:main-screen] observe the screen of the view's window scene, and start anew when the scene changes
        UIScreen.main.addObserver(observer, forKeyPath: "brightness", options: [], context: nil)
    }
}
