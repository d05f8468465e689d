// In what a project adds to the device, the orientation is its own, with `self` before it or without.
import UIKit

extension UIDevice {
    var isWide: Bool {
        orientation.isLandscape
    }

    var isTall: Bool {
        return self.orientation.isPortrait
    }

    func isWide(_ orientation: UIDeviceOrientation) -> Bool {
        orientation.isLandscape
    }
}

struct Picture {
    var orientation: UIDeviceOrientation
    var isWide: Bool { orientation.isLandscape }
}
