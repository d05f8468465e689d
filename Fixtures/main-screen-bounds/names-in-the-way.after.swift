// Where `view` or `bounds` means something else, the controller's view is named in full.
import UIKit

final class PaintController: UIViewController {
    func stretch(_ view: UIImageView) {
        view.frame.size.width = self.view.bounds.width
    }

    func tile() {
        for view in self.view.subviews {
            view.frame.size.height = self.view.bounds.height / 4
        }
    }

    func paper() {
        let bounds = view.bounds
        let view = UIView(frame: self.view.bounds)
        view.center.x = bounds.midX + self.view.bounds.minX
    }
}
