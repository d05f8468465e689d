// A number that a set-up method assigns is asked of the height class and set again when that changes.
import UIKit

final class TunerController: UIViewController {
    private let dial = UIStackView()
    private let name = UILabel()
    private var dialHeight: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        dialHeight = dial.heightAnchor.constraint(equalToConstant: 120)
        dialHeight?.constant = UIDevice.current.orientation.isLandscape ? 80 : 120
        name.isHidden = !UIApplication.shared.statusBarOrientation.isPortrait
        view.addSubview(dial)
    }

    func configure(with station: String) {
        name.text = station
        name.numberOfLines = UIDevice.current.orientation.isLandscape ? 1 : 2
    }
}

final class MixerController: UIViewController {
    private let faders = UIStackView()
    private let border = UIView()
    private let sidebar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        border.layer.borderWidth = 1 / UIScreen.main.scale
        faders.spacing = UIDevice.current.orientation.isLandscape ? 4 : 16
        sidebar.isHidden = UIDevice.current.userInterfaceIdiom == .phone
    }
}
