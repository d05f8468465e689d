// What was chosen has a name first: the file that it names is no layout, the sheet that it measures is for a person.
import UIKit

final class ParcelController: UITableViewController {
    private let (small, large) = ("Parcel", "ParcelWide")

    private var heroImageName: String { UIDevice.current.userInterfaceIdiom == .pad ? large : small }

    func open(_ parcel: UIViewController) {
        let board = UIDevice.current.userInterfaceIdiom == .pad ? large : small
        _ = UIStoryboard(name: board, bundle: nil)
        let art = UIDevice.current.userInterfaceIdiom == .pad ? large : small
        let picture = UIImage(named: art + "-art")
        let side = UIDevice.current.userInterfaceIdiom == .pad ? CGSize(width: 500, height: 600) : CGSize(width: 320, height: 480)
        parcel.preferredContentSize = side
        let edge: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 40 : 20
        tableView.layoutMargins.left = edge
        parcel.preferredContentSize.width = edge * 10
        let rows = UIDevice.current.userInterfaceIdiom == .pad ? 12 : 6
        print(rows)
        tableView.tag = picture == nil ? 0 : rows
    }
}
