import UIKit

final class ShelfViewController: UITableViewController {
    private var library: Library? { (UIApplication.shared.delegate as? AppDelegate)?.library }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        library?.shelves.count ?? 0
    }
}
