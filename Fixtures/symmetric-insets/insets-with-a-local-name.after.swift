// Insets bound to a local constant are asked for both edges by that name; a local edge or a variable is left to a person.
import UIKit

final class BookshelfController: UIViewController {
    private let shelf = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        let width = view.bounds.width - insets.left - insets.right
        let height = view.bounds.height - insets.top - insets.bottom - 20
        shelf.frame.size = CGSize(width: width, height: height)

        if let safe = view.window?.safeAreaInsets {
            shelf.frame.size.width = view.bounds.width - safe.left - safe.right
        }
        guard let edges = shelf.superview?.safeAreaInsets else { return }
        shelf.frame.size.height = view.bounds.height - edges.bottom - edges.top

        let side = view.safeAreaInsets.left
        // TODO: [unfold:symmetric-insets] `side` is the left inset taken twice: use the right one for the other side
        shelf.frame.size.width = view.bounds.width - side * 2
    }
}
