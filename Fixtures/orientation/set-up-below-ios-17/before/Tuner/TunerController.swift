// Where the app also runs on systems before iOS 17, the registration for the height class is for those that have it.
import UIKit

final class TunerController: UIViewController {
    private let scale = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scale.spacing = UIDevice.current.orientation.isLandscape ? 4 : 12
        scale.layoutMargins = UIEdgeInsets(
            top: 0, left: UIDevice.current.orientation.isLandscape ? 4 : 12,
            bottom: 0, right: 0)
        view.addSubview(scale)
    }
}
