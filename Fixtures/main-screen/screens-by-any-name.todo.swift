// The main screen counts however it is named: by annotation, by a parameter's type, as an argument, in a pattern.
import UIKit

final class DisplayRegistry {
    // TODO: [unfold:main-screen] `current` keeps one of two displays: take window?.windowScene?.screen when it is needed
    private var current: UIScreen = .main
    // TODO: [unfold:main-screen] displays come as scenes: take the screen of the scene that is meant, not one from this list
    private lazy var all = UIScreen.screens
    private var names: [ObjectIdentifier: String] = [:]

    func register() {
        // TODO: [unfold:main-screen] `note` is passed the main screen: pass the screen of the window scene that the view is in
        note(.main, as: "built-in")
        // TODO: [unfold:main-screen] `note` is passed the main screen: pass the screen of the window scene that the view is in
        note(UIScreen.main, as: "built-in, again")
        DispatchQueue.main.async { self.names = [:] }
        for screen in all {
            // TODO: [unfold:main-screen] comparing with the main screen says little on two displays: ask what differs (traits, size, role)
            if screen == UIScreen.main { continue }
            note(screen, as: "other")
        }
    }

    private func note(_ screen: UIScreen, as name: String) {
        names[ObjectIdentifier(screen)] = name
    }

    func link(_ target: NSObject) -> CADisplayLink? {
        // TODO: [unfold:main-screen] a display link keeps one display's rate: make it from the screen of the window that it animates
        UIScreen.main.displayLink(withTarget: target, selector: Selector("tick"))
    }

    func cover() -> UIView {
        // TODO: [unfold:main-screen] take the snapshot of the view's window: the main screen may show another
        UIScreen.main.snapshotView(afterScreenUpdates: false)
    }
}
