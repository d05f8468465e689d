// Beside a camera, a motion, a heading or a picture the device is rightly asked how it is held.
import ARKit
import AVFoundation
import CoreLocation
import CoreMotion
import UIKit

final class CompassController: UIViewController {
    private let needle = UIView()

    func point(_ heading: CLHeading) {
        needle.isHidden = UIDevice.current.orientation.isLandscape && heading.trueHeading > 180
    }

    func level(_ motion: CMDeviceMotion) {
        let isLandscape = UIDevice.current.orientation.isLandscape
        needle.alpha = CGFloat(isLandscape ? motion.gravity.x : motion.gravity.y)
    }

    func picture(_ data: CGImage) -> UIImage {
        let turned: UIImage.Orientation = UIDevice.current.orientation.isPortrait ? .right : .up
        return UIImage(cgImage: data, scale: 1, orientation: turned)
    }

    func place(_ frame: ARFrame) {
        needle.isHidden = UIApplication.shared.statusBarOrientation.isPortrait
    }

    func follow(with manager: CLLocationManager) {
        manager.headingOrientation = UIDevice.current.orientation.isLandscape ? .landscapeLeft : .portrait
    }

    func rotate(_ output: AVCaptureOutput) {
        output.connection(with: .video)?.videoRotationAngle = UIDevice.current.orientation.isLandscape ? 0 : 90
    }
}

final class StepCounter {
    func axis() -> Int { UIDevice.current.orientation.isLandscape ? 0 : 1 }
}
