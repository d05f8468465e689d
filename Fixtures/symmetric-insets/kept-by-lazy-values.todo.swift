// A lazy value keeps what the insets were when it was first asked.
import UIKit

final class MuseumController: UIViewController {
    // TODO: [unfold:symmetric-insets] lazy `wallWidth` keeps the insets of its first use: compute it in layout, from each edge
    lazy var wallWidth = view.bounds.width - view.safeAreaInsets.left * 2
    // TODO: [unfold:symmetric-insets] lazy `frame` keeps the insets of its first use: compute it in layout, from each edge
    lazy var frame: CGRect = view.bounds.insetBy(dx: view.safeAreaInsets.left, dy: view.safeAreaInsets.top)
}
