// Where the app also runs on systems before iOS 17, the registration for the height class is for those that have it.
import UIKit

final class TunerController: UIViewController {
    private let scale = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scale.spacing = traitCollection.verticalSizeClass == .compact ? 4 : 12
        scale.layoutMargins = UIEdgeInsets(
            top: 0, left: traitCollection.verticalSizeClass == .compact ? 4 : 12,
            bottom: 0, right: 0)
        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _: UITraitCollection) in
                self.scale.spacing = self.traitCollection.verticalSizeClass == .compact ? 4 : 12
                self.scale.layoutMargins = UIEdgeInsets(
                    top: 0, left: self.traitCollection.verticalSizeClass == .compact ? 4 : 12,
                    bottom: 0, right: 0)
            }
        }
        view.addSubview(scale)
    }
}
