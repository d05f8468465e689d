// Two reads of the screen that are compared stay together: if one cannot be rewritten, neither is.
import UIKit

final class ZoomController: UIViewController {
    func isZoomed() -> Bool {
        UIScreen.main.nativeBounds.height == UIScreen.main.bounds.height * UIScreen.main.nativeScale
    }
}
