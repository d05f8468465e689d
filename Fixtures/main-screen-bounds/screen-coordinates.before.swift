// A rectangle in the screen's coordinates, or one that is converted, is no size of a view.
import UIKit

final class KeyboardAwareController: UIViewController {
    private let composer = UIView()

    func keyboardWillChange(to frame: CGRect) {
        let room = view.convert(UIScreen.main.bounds, from: nil)
        let overlap = UIScreen.main.bounds.height - UIScreen.main.coordinateSpace.convert(frame, to: view).minY
        composer.frame.origin.y = room.height - overlap
    }
}
