// A helper that answers for the whole app keeps its uses until a person has chosen; the TODO counts them.
import UIKit

enum Device {
    // TODO: [unfold:orientation] `isLandscape` (3 uses): let each ask its own verticalSizeClass, or the shape of its view
    static var isLandscape: Bool { UIDevice.current.orientation.isLandscape }
}

extension UIApplication {
    var isPortrait: Bool {
        // TODO: [unfold:orientation] `isPortrait` (1 use): let each ask its own verticalSizeClass, or the shape of its view
        return UIApplication.shared.statusBarOrientation.isPortrait
    }
}
