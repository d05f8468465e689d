// Helpers that hide the question keep their uses until a person has chosen; each TODO counts them.
import UIKit

extension UIDevice {
    // TODO: [unfold:idiom] `isPad` (4 uses): let each ask its own horizontalSizeClass, or what else it wants of a pad
    static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    var isPhone: Bool {
        // TODO: [unfold:idiom] `isPhone` (1 use): let each ask its own horizontalSizeClass, or what else it wants of a phone
        return UIDevice.current.userInterfaceIdiom == .phone
    }
}
