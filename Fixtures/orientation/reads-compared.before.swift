// Two reads that are compared stay together: here one of them tells left from right, which the other's class cannot match.
import UIKit

final class LeverController: UIViewController {
    private let lever = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        lever.isHidden = UIDevice.current.orientation.isLandscape != (UIApplication.shared.statusBarOrientation == .landscapeLeft)
        if UIDevice.current.orientation.rawValue == UIApplication.shared.statusBarOrientation.rawValue { lever.alpha = 0 }
    }
}
