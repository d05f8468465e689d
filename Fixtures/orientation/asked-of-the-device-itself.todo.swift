// In what a project adds to the device, the orientation is its own, with `self` before it or without.
import UIKit

extension UIDevice {
    var isWide: Bool {
        // TODO: [unfold:orientation] `isWide`: let each ask its own verticalSizeClass, or the shape of its view
        orientation.isLandscape
    }

    var isTall: Bool {
        // TODO: [unfold:orientation] `isTall`: let each ask its own verticalSizeClass, or the shape of its view
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
