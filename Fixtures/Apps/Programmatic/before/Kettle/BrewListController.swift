import UIKit

final class BrewListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Kettle"
  }
}
