// A constant bound to the orientation goes when each of its uses has been answered by a size class.
import UIKit

final class PlannerController: UIViewController {
    private let month = UIView()
    private let week = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let orientation = UIDevice.current.orientation
        month.isHidden = orientation.isLandscape
        if orientation == .portrait || orientation == .portraitUpsideDown {
            week.spacing = 4
        }
    }

    func arrange() {
        let current: UIInterfaceOrientation = UIApplication.shared.statusBarOrientation
        week.axis = current.isLandscape ? .horizontal : .vertical
        UIView.animate(withDuration: 0.2) {
            self.month.alpha = current.isPortrait ? 1 : 0.5
        }
    }

    func turn() {
        let turned = UIDevice.current.orientation
        month.isHidden = turned.isLandscape
        week.alignment = turned == .landscapeLeft ? .leading : .trailing
    }
}
