// The comment behind a local that goes takes its place; a local that shares its line stays; a slider for an angle is no angle.
import UIKit

final class DialController: UIViewController {
    private let angleSlider = UISlider()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // as it is held
        angleSlider.isHidden = traitCollection.verticalSizeClass == .compact
    }

    func turn() {
        // TODO: [unfold:orientation] each use can ask traitCollection.verticalSizeClass: write that, and take `way` out of its line
        let way = UIDevice.current.orientation; angleSlider.alpha = way.isLandscape ? 0.5 : 1
    }
}
