// Left told from right, upside down from upright, and angles follow the device, which no size class does.
import UIKit

final class PinballController: UIViewController {
    private let table = UIImageView()
    private let plunger = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:orientation] upside down is told from upright here: the system turns the interface, so lay out upright
        plunger.isHidden = UIDevice.current.orientation == .portraitUpsideDown
        // TODO: [unfold:orientation] the angle follows how the device is held: let the interface turn, or ask Core Motion
        table.transform = UIDevice.current.orientation.isLandscape ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
        // TODO: [unfold:orientation] left is told from right here: lay out by where things are in the view
        if interfaceOrientation == .landscapeRight || UIDevice.current.orientation == .landscapeLeft {
            plunger.frame.origin.x = 0
        }
        // TODO: [unfold:orientation] the angle follows how the device is held: let the interface turn, or ask Core Motion
        let angle: CGFloat = UIApplication.shared.statusBarOrientation.isPortrait ? 0 : .pi / 2
        plunger.layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    }
}
