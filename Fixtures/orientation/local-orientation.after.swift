// A constant bound to the orientation goes when each of its uses has been answered by a size class.
import UIKit

final class PlannerController: UIViewController {
    private let month = UIView()
    private let week = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        month.isHidden = traitCollection.verticalSizeClass == .compact
        if traitCollection.verticalSizeClass == .regular {
            week.spacing = 4
        }
    }

    func arrange() {
        week.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
        UIView.animate(withDuration: 0.2) {
            self.month.alpha = self.traitCollection.verticalSizeClass == .regular ? 1 : 0.5
        }
    }

    func turn() {
        // TODO: [unfold:orientation] left is told from right below: lay out by the available space, then drop `turned`
        let turned = UIDevice.current.orientation
        month.isHidden = turned.isLandscape
        week.alignment = turned == .landscapeLeft ? .leading : .trailing
    }
}
