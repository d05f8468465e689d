// A comparison with a number, or a switch, tells devices apart; the answer would be wrong on one with two displays.
import UIKit

final class TutorialController: UIViewController {
    private let arrow = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:main-screen-bounds] a width below 375 recognises a device: ask how much room view.bounds has
        guard UIScreen.main.bounds.width >= 375 else { return }
        // TODO: [unfold:main-screen-bounds] a height of 736 recognises a device: ask how much room view.bounds has
        arrow.isHidden = (UIScreen.main.bounds.size.height) == 736.0 || UIScreen.main.bounds.width == 414
        // TODO: [unfold:main-screen-bounds] heights in a switch recognise devices: ask how much room view.bounds has
        switch (UIScreen.main.bounds.width, UIScreen.main.bounds.height) {
        case (320, 480): arrow.alpha = 0
        case (_, 812...): arrow.alpha = 1
        default: arrow.alpha = 0.5
        }
    }

    func isTall() -> Bool {
        // TODO: [unfold:main-screen-bounds] a height over 800 recognises a device: ask how much room view.bounds has
        if case 800... = UIScreen.main.bounds.height { return true }
        return view.bounds.height > 2 * view.bounds.width
    }
}
