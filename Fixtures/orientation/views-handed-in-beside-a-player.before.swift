// A type that is no view in a file that plays or records is not about layout, unless it is handed a view.
import AVFoundation
import UIKit

final class ClipList: NSObject, UITableViewDelegate {
    private let player = AVPlayer()

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if UIDevice.current.orientation.isPortrait { return 44 }
        return UIDevice.current.orientation.isLandscape ? 64 : 88
    }

    func isHeldSideways() -> Bool {
        let isSideways = UIDevice.current.orientation.isLandscape
        return isSideways
    }
}
