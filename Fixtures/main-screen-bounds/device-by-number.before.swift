// A comparison with a number, or a switch, tells devices apart; the answer would be wrong on one with two displays.
import UIKit

final class TutorialController: UIViewController {
    private let arrow = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard UIScreen.main.bounds.width >= 375 else { return }
        arrow.isHidden = (UIScreen.main.bounds.size.height) == 736.0 || UIScreen.main.bounds.width == 414
        switch (UIScreen.main.bounds.width, UIScreen.main.bounds.height) {
        case (320, 480): arrow.alpha = 0
        case (_, 812...): arrow.alpha = 1
        default: arrow.alpha = 0.5
        }
    }

    func isTall() -> Bool {
        if case 800... = UIScreen.main.bounds.height { return true }
        return UIScreen.main.bounds.height > 2 * UIScreen.main.bounds.width
    }
}
