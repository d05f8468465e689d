// Further terms stay behind; where the inset is not the first of them, its opposite follows it by name.
import UIKit

final class WordListController: UIViewController {
    private let list = UITableView()
    var margin: CGFloat = 16

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let a = view.bounds.width - view.safeAreaInsets.left * 2 - 32
        let b = view.bounds.width - 2 * view.safeAreaInsets.left - margin * 2 + 4
        let c = view.bounds.width - 32 - view.safeAreaInsets.left * 2
        let d = view.bounds.width - margin * 2 - view.safeAreaInsets.right * 2 - 1
        let e = 0.5 * view.bounds.height - view.safeAreaInsets.top * 2
        list.frame = CGRect(x: view.safeAreaInsets.left, y: 0, width: min(a, b, c, d), height: e)
    }
}
