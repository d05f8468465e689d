// A rectangle in the screen's coordinates, or one that is converted, is no size of a view.
import UIKit

final class KeyboardAwareController: UIViewController {
    private let composer = UIView()

    func keyboardWillChange(to frame: CGRect) {
        // TODO: [unfold:main-screen-bounds] the screen's rectangle is converted here: convert the keyboard's frame to the view
        let room = view.convert(UIScreen.main.bounds, from: nil)
        // TODO: [unfold:main-screen-bounds] the keyboard is measured from the screen's edge: intersect its frame with view.bounds
        // TODO: [unfold:main-screen] the screen's coordinates are those of view.window?.windowScene?.screen: say what holds without
        let overlap = UIScreen.main.bounds.height - UIScreen.main.coordinateSpace.convert(frame, to: view).minY
        composer.frame.origin.y = room.height - overlap
    }
}
