import UIKit

final class SettingsViewController: UITableViewController {
    private var orientationToken: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.sectionHeaderTopPadding = Theme.hairline
        orientationToken = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main
        ) { [weak self] _ in
            self?.tableView.reloadData()
        }
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        .portrait
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        switch UIDevice.current.userInterfaceIdiom {
        case .pad: return 64
        case .phone: return indexPath.row == 0 ? UIScreen.main.bounds.height / 4 : 44
        default: return 44
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let about = UIViewController()
        about.modalPresentationStyle = UIDevice.current.userInterfaceIdiom == .pad ? .formSheet : .fullScreen
        present(about, animated: true)
    }
}
