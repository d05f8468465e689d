// A local constant for the application or its delegate goes with its last use; where it also decides something, its name goes.
import UIKit

final class ReefDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var tide = 0
}

final class TideController: UIViewController {
    func restart() {
        view.window?.tintColor = .blue
        view.window?.backgroundColor = .white
    }

    func restartIfPossible() {
        guard let window = view.window else { return }
        window.tintColor = .blue
    }

    func tint() {
        let window = view.window
        window?.tintColor = .blue
    }

    func ebb() {
        if UIApplication.shared.delegate is ReefDelegate {
            view.window?.tintColor = .blue
        } else {
            tint()
        }
    }

    func rise() {
        let appDelegate = UIApplication.shared.delegate as! ReefDelegate
        appDelegate.tide += 1
        view.window?.tintColor = .blue
    }

    func fall() {
        let appDelegate = UIApplication.shared.delegate as! ReefDelegate // the only one
        view.window?.tintColor = .blue
    }
}
