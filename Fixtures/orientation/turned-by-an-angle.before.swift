// Left told from right, upside down from upright, and angles follow the device, which no size class does.
import UIKit

final class PinballController: UIViewController {
    private let table = UIImageView()
    private let plunger = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        plunger.isHidden = UIDevice.current.orientation == .portraitUpsideDown
        table.transform = UIDevice.current.orientation.isLandscape ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
        if interfaceOrientation == .landscapeRight || UIDevice.current.orientation == .landscapeLeft {
            plunger.frame.origin.x = 0
        }
        let angle: CGFloat = UIApplication.shared.statusBarOrientation.isPortrait ? 0 : .pi / 2
        plunger.layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    }
}
