// A comparison with a number, or a switch, tells devices apart; the answer would be wrong on one with two displays.
import UIKit

final class TutorialController: UIViewController {
    private let arrow = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:main-screen-bounds] 375 tells devices apart by the width of their screens: ask the size class, or the space the view has
        guard UIScreen.main.bounds.width >= 375 else { return }
        // TODO: [unfold:main-screen-bounds] 736.0 tells devices apart by the height of their screens: ask the size class, or the space the view has
        arrow.isHidden = (UIScreen.main.bounds.size.height) == 736.0 || UIScreen.main.bounds.width == 414
        // TODO: [unfold:main-screen-bounds] this tells devices apart by the width of their screens: switch over a size class, or over the view's
        switch (UIScreen.main.bounds.width, UIScreen.main.bounds.height) {
        case (320, 480): arrow.alpha = 0
        case (_, 812...): arrow.alpha = 1
        default: arrow.alpha = 0.5
        }
    }

    func isTall() -> Bool {
        // TODO: [unfold:main-screen-bounds] a device is recognised by its screen's height: decide by the size class, or by the space the view has
        if case 800... = UIScreen.main.bounds.height { return true }
        return view.bounds.height > 2 * view.bounds.width
    }
}
