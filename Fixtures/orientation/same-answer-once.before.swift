// Neighbours in one chain that come out the same are written once.
import UIKit

final class ScoreController: UIViewController {
    private let staff = UIView()
    var isZoomed = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if UIDevice.current.orientation.isLandscape || UIApplication.shared.statusBarOrientation.isLandscape || isZoomed {
            staff.frame.size.height = 120
        }
        staff.isHidden = isZoomed && UIDevice.current.orientation.isPortrait && UIApplication.shared.statusBarOrientation == .portrait
    }
}
