// Where `view` or `bounds` means something else, the controller's view is named in full.
import UIKit

final class PaintController: UIViewController {
    func stretch(_ view: UIImageView) {
        view.frame.size.width = UIScreen.main.bounds.width
    }

    func tile() {
        for view in self.view.subviews {
            view.frame.size.height = UIScreen.main.bounds.height / 4
        }
    }

    func paper() {
        let bounds = UIScreen.main.bounds
        let view = UIView(frame: UIScreen.main.bounds)
        view.center.x = bounds.midX + UIScreen.main.bounds.minX
    }
}
