// A lazy value keeps what the insets were when it was first asked.
import UIKit

final class MuseumController: UIViewController {
    lazy var wallWidth = view.bounds.width - view.safeAreaInsets.left * 2
    lazy var frame: CGRect = view.bounds.insetBy(dx: view.safeAreaInsets.left, dy: view.safeAreaInsets.top)
}
