// The main screen counts however it is named: by annotation, by a parameter's type, as an argument, in a pattern.
import UIKit

final class DisplayRegistry {
    // TODO: [unfold:main-screen] say which display `current` is: have it passed in, from a window's scene
    private var current: UIScreen = .main
    // TODO: [unfold:main-screen] displays come as scenes now: keep the sessions that connect, not UIScreen.screens
    private lazy var all = UIScreen.screens
    private var names: [ObjectIdentifier: String] = [:]

    func register() {
        // TODO: [unfold:main-screen] say which display is meant: pass in the screen of a window's scene
        note(.main, as: "built-in")
        // TODO: [unfold:main-screen] say which display is meant: pass in the screen of a window's scene
        note(UIScreen.main, as: "built-in, again")
        DispatchQueue.main.async { self.names = [:] }
        for screen in all {
            // TODO: [unfold:main-screen] no screen is the main one by itself: compare with that of the window that is meant
            if screen == UIScreen.main { continue }
            note(screen, as: "other")
        }
    }

    private func note(_ screen: UIScreen, as name: String) {
        names[ObjectIdentifier(screen)] = name
    }

    func link(_ target: NSObject) -> CADisplayLink? {
        // TODO: [unfold:main-screen] the link keeps one display's pace: ask the screen of the window that is animated for it
        UIScreen.main.displayLink(withTarget: target, selector: Selector("tick"))
    }

    func cover() -> UIView {
        // TODO: [unfold:main-screen] take the snapshot of the window that is meant: the main screen may show another
        UIScreen.main.snapshotView(afterScreenUpdates: false)
    }
}
