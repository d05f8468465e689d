// A rectangle in the screen's coordinates, or one that is converted, is no size of a view.
import UIKit

final class KeyboardAwareController: UIViewController {
    private let composer = UIView()

    func keyboardWillChange(to frame: CGRect) {
        // TODO: [unfold:main-screen-bounds] a frame is converted here: take both rectangles in one view's coordinates, not the screen's
        let room = view.convert(UIScreen.main.bounds, from: nil)
        // TODO: [unfold:main-screen-bounds] the other value here is in the screen's coordinates: take both in those of the view
        // TODO: [unfold:main-screen] which screen? use view.window?.windowScene?.screen.coordinateSpace, or the one the notification names
        let overlap = UIScreen.main.bounds.height - UIScreen.main.coordinateSpace.convert(frame, to: view).minY
        composer.frame.origin.y = room.height - overlap
    }
}
