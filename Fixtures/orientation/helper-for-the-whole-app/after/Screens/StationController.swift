// A helper that answers for the whole app keeps its uses until a person has chosen; the TODO counts them.
import UIKit

final class StationController: UIViewController {
    private let tracks = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tracks.axis = Device.isLandscape ? .horizontal : .vertical
        tracks.spacing = Device.isLandscape ? 4 : 8
        if UIApplication.shared.isPortrait && !Device.isLandscape { tracks.isHidden = true }
    }
}
