// Where the app also runs on systems before iOS 17, the registration is for those that have it.
import UIKit

final class PageController: UIViewController {
    private let margin = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        margin.layer.borderWidth = 1 / UIScreen.main.scale
        view.addSubview(margin)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if #available(iOS 15.0, *) {
            margin.layer.cornerRadius = 2 / UIScreen.main.scale
        } else {
            margin.layer.cornerRadius = 3 / UIScreen.main.scale
        }
        if #available(iOS 13.0, *) {
            margin.layer.shadowRadius = 2 / UIScreen.main.scale
        } else {
            margin.layer.shadowRadius = 3 / UIScreen.main.scale
        }
    }
}
