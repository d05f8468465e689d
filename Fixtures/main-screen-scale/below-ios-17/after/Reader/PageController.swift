// Where the app also runs on systems before iOS 17, the registration is for those that have it.
import UIKit

final class PageController: UIViewController {
    private let margin = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        margin.layer.borderWidth = 1 / traitCollection.displayScale
        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
                self.margin.layer.borderWidth = 1 / self.traitCollection.displayScale
            }
        }
        view.addSubview(margin)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if #available(iOS 15.0, *) {
            margin.layer.cornerRadius = 2 / traitCollection.displayScale
        } else {
            margin.layer.cornerRadius = 3 / traitCollection.displayScale
        }
        if #available(iOS 13.0, *) {
            margin.layer.shadowRadius = 2 / traitCollection.displayScale
        } else {
            margin.layer.shadowRadius = 3 / UIScreen.main.scale
        }
    }
}
