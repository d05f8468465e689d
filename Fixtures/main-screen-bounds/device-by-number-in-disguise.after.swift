// A size that is converted, subtracted from or looked up before it meets a number still tells devices apart.
import UIKit

final class KeypadController: UIViewController {
    private let keys = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:main-screen-bounds] 667 tells devices apart by the height of their screens: ask the size class, or the space the view has
        if Int(UIScreen.main.bounds.height) == 667 {
            keys.spacing = 4
        }
        // TODO: [unfold:main-screen-bounds] 1 tells devices apart by the height of their screens: ask the size class, or the space the view has
        keys.isHidden = abs(UIScreen.main.bounds.height - 812) < 1
        // TODO: [unfold:main-screen-bounds] a device is recognised by its screen's size: decide by the size class, or by the space the view has
        if UIScreen.main.bounds.size.equalTo(CGSize(width: 320, height: 480)) {
            keys.spacing = 2
        }
        keys.layoutMargins.left = CGFloat(Int(view.bounds.width) / 20)
    }

    func spread(over pages: UIScrollView...) {
        keys.frame.size.width = view.bounds.width * CGFloat(pages.count)
    }
}

enum Handset {
    // TODO: [unfold:main-screen-bounds] `isSmall` (1 use) tells devices apart by the height 700: ask the size class, or the available space
    static let isSmall = UIScreen.main.bounds.height < 700
    // TODO: [unfold:main-screen-bounds] `isLarge` takes the longer side of a screen, however it is held: ask for the available space
    static var isLarge: Bool { max(UIScreen.main.bounds.width, UIScreen.main.bounds.height) > 900 }
}

func rowHeight() -> CGFloat { Handset.isSmall ? 40 : 56 }
