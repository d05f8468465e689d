// Two reads of the screen that are compared stay together: if one cannot be rewritten, neither is.
import UIKit

final class ZoomController: UIViewController {
    func isZoomed() -> Bool {
        // TODO: [unfold:main-screen-bounds] compared with the screen's nativeBounds: ask both of the screen that shows the view
        // TODO: [unfold:main-screen] compared with the screen's bounds: ask both of view.window?.windowScene?.screen
        UIScreen.main.nativeBounds.height == UIScreen.main.bounds.height * UIScreen.main.nativeScale
    }
}
