// Locks are wishes that the system may pass over, and the callbacks of a turn do not come when the room changes.
import UIKit

class PlayerController: UIViewController {
    private var token: NSObjectProtocol?

    // TODO: [unfold:orientation] only a preference, which the inner display ignores: lay out for every shape
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        .allButUpsideDown
    }

    // Says no.
    // TODO: [unfold:orientation] only a preference, which the inner display ignores: lay out for every shape
    /// Whether the player turns.
    override open var shouldAutorotate: Bool { return false }

    // TODO: [unfold:orientation] no longer called: override viewWillTransition(to:with:) in its place
    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        view.alpha = toInterfaceOrientation.isLandscape ? 0.5 : 1
    }

    // TODO: [unfold:orientation] no longer called: override viewWillTransition(to:with:), and use its coordinator's completion
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        view.alpha = 1
    }

    // TODO: [unfold:orientation] no longer called: override viewWillTransition(to:with:), and use its coordinator's animation
    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        view.layoutIfNeeded()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        // TODO: [unfold:orientation] the view's size can change without this notification: override viewWillTransition(to:with:)
        token = center.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main) { _ in }
        // TODO: [unfold:orientation] the view's size can change without this notification: override viewWillTransition(to:with:)
        center.addObserver(self, selector: #selector(turned), name: UIApplication.didChangeStatusBarOrientationNotification, object: nil)
    }

    @objc private func turned() {
        // TODO: [unfold:orientation] forcing the device to turn may do nothing: lay out for every shape
        UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
        // TODO: [unfold:orientation] forcing the interface to turn may do nothing: lay out for every shape
        UIViewController.attemptRotationToDeviceOrientation()
    }
}

extension UINavigationController {
    // TODO: [unfold:orientation] only a preference, which the inner display ignores: lay out for every shape
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        topViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
    }
}
