// The view that a closure is handed comes before the view that the closure stands in.
import UIKit

final class RackController: UIViewController {
    private var slots: [UIView] = []

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        slots.forEach { (slot: UIView) in
            slot.layer.borderWidth = 1 / UIScreen.main.scale
        }
        slots.forEach { slot in
            slot.layer.cornerRadius = 4 / UIScreen.main.scale
        }
    }

    func outline(_ cell: UICollectionViewCell) {
        // The method's own parameter is no nearer than the controller is.
        cell.layer.borderWidth = 1 / UIScreen.main.scale
    }
}
