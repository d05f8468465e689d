// Locks are wishes that the system may pass over, and the callbacks of a turn do not come when the room changes.
import UIKit

class PlayerController: UIViewController {
    private var token: NSObjectProtocol?

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        .allButUpsideDown
    }

    // Says no.
    /// Whether the player turns.
    override open var shouldAutorotate: Bool { return false }

    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        view.alpha = toInterfaceOrientation.isLandscape ? 0.5 : 1
    }

    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        view.alpha = 1
    }

    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        view.layoutIfNeeded()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        token = center.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main) { _ in }
        center.addObserver(self, selector: #selector(turned), name: UIApplication.didChangeStatusBarOrientationNotification, object: nil)
    }

    @objc private func turned() {
        UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
        UIViewController.attemptRotationToDeviceOrientation()
    }
}

extension UINavigationController {
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        topViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
    }
}
