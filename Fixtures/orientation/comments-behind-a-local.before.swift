// The comment behind a local that goes takes its place; a local that shares its line stays; a slider for an angle is no angle.
import UIKit

final class DialController: UIViewController {
    private let angleSlider = UISlider()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let way = UIDevice.current.orientation // as it is held
        angleSlider.isHidden = way.isLandscape
    }

    func turn() {
        let way = UIDevice.current.orientation; angleSlider.alpha = way.isLandscape ? 0.5 : 1
    }
}
