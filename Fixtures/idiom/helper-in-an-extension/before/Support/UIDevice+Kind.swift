// Helpers that hide the question keep their uses until a person has chosen; each TODO counts them.
import UIKit

extension UIDevice {
    static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    var isPhone: Bool {
        return UIDevice.current.userInterfaceIdiom == .phone
    }
}
