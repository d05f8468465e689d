// Further terms stay behind; where the inset is not the first of them, its opposite follows it by name.
import UIKit

final class WordListController: UIViewController {
    private let list = UITableView()
    var margin: CGFloat = 16

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let a = view.bounds.inset(by: view.safeAreaInsets).width - 32
        let b = view.bounds.inset(by: view.safeAreaInsets).width - margin * 2 + 4
        let c = view.bounds.width - 32 - view.safeAreaInsets.left - view.safeAreaInsets.right
        let d = view.bounds.width - margin * 2 - view.safeAreaInsets.right - view.safeAreaInsets.left - 1
        let e = 0.5 * view.bounds.height - view.safeAreaInsets.top - view.safeAreaInsets.bottom
        list.frame = CGRect(x: view.safeAreaInsets.left, y: 0, width: min(a, b, c, d), height: e)
    }
}
