// A registration is made before the method may end, for what is set up to there; what is set behind that is left to a person.
import UIKit

final class GuestbookController: UIViewController {
    private let page = UIView()
    private let seal = UIView()
    var guest: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        page.layer.borderWidth = 1 / UIScreen.main.scale
        page.subviews.forEach { line in
            guard line.isHidden else { return }
            line.removeFromSuperview()
        }
        page.layer.cornerRadius = 4 / UIScreen.main.scale
        guard let guest else { return }
        title = guest
        seal.layer.borderWidth = 2 / UIScreen.main.scale
    }

    private func setUpSeal() {
        guard guest != nil else { return }
        seal.layer.cornerRadius = 2 / UIScreen.main.scale
    }
}
