// Two reads that are compared stay together: here one of them tells left from right, which the other's class cannot match.
import UIKit

final class LeverController: UIViewController {
    private let lever = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:orientation] the orientations of device and interface are compared: lay out by the available space instead
        lever.isHidden = UIDevice.current.orientation.isLandscape != (UIApplication.shared.statusBarOrientation == .landscapeLeft)
        // TODO: [unfold:orientation] the orientations of device and interface are compared: lay out by the available space instead
        if UIDevice.current.orientation.rawValue == UIApplication.shared.statusBarOrientation.rawValue { lever.alpha = 0 }
    }
}
