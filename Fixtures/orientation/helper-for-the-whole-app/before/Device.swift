// A helper that answers for the whole app keeps its uses until a person has chosen; the TODO counts them.
import UIKit

enum Device {
    static var isLandscape: Bool { UIDevice.current.orientation.isLandscape }
}

extension UIApplication {
    var isPortrait: Bool {
        return UIApplication.shared.statusBarOrientation.isPortrait
    }
}
