// A local constant for the application or its delegate goes with its last use; where it also decides something, its name goes.
import UIKit

final class ReefDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var tide = 0
}

final class TideController: UIViewController {
    func restart() {
        let appDelegate = UIApplication.shared.delegate as! ReefDelegate
        appDelegate.window?.tintColor = .blue
        appDelegate.window?.backgroundColor = .white
    }

    func restartIfPossible() {
        guard let appDelegate = UIApplication.shared.delegate as? ReefDelegate, let window = appDelegate.window else { return }
        window.tintColor = .blue
    }

    func tint() {
        let application = UIApplication.shared
        let window = application.keyWindow ?? application.windows.first
        window?.tintColor = .blue
    }

    func ebb() {
        if let appDelegate = UIApplication.shared.delegate as? ReefDelegate {
            appDelegate.window?.tintColor = .blue
        } else {
            tint()
        }
    }

    func rise() {
        let appDelegate = UIApplication.shared.delegate as! ReefDelegate
        appDelegate.tide += 1
        appDelegate.window?.tintColor = .blue
    }

    func fall() {
        let appDelegate = UIApplication.shared.delegate as! ReefDelegate // the only one
        appDelegate.window?.tintColor = .blue
    }
}
