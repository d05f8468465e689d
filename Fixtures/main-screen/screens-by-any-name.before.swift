// The main screen counts however it is named: by annotation, by a parameter's type, as an argument, in a pattern.
import UIKit

final class DisplayRegistry {
    private var current: UIScreen = .main
    private lazy var all = UIScreen.screens
    private var names: [ObjectIdentifier: String] = [:]

    func register() {
        note(.main, as: "built-in")
        note(UIScreen.main, as: "built-in, again")
        DispatchQueue.main.async { self.names = [:] }
        for screen in all {
            if screen == UIScreen.main { continue }
            note(screen, as: "other")
        }
    }

    private func note(_ screen: UIScreen, as name: String) {
        names[ObjectIdentifier(screen)] = name
    }

    func link(_ target: NSObject) -> CADisplayLink? {
        UIScreen.main.displayLink(withTarget: target, selector: Selector("tick"))
    }

    func cover() -> UIView {
        UIScreen.main.snapshotView(afterScreenUpdates: false)
    }
}
