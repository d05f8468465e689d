// A size that is converted, subtracted from or looked up before it meets a number still tells devices apart.
import UIKit

final class KeypadController: UIViewController {
    private let keys = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if Int(UIScreen.main.bounds.height) == 667 {
            keys.spacing = 4
        }
        keys.isHidden = abs(UIScreen.main.bounds.height - 812) < 1
        if UIScreen.main.bounds.size.equalTo(CGSize(width: 320, height: 480)) {
            keys.spacing = 2
        }
        keys.layoutMargins.left = CGFloat(Int(UIScreen.main.bounds.width) / 20)
    }

    func spread(over pages: UIScrollView...) {
        keys.frame.size.width = UIScreen.main.bounds.width * CGFloat(pages.count)
    }
}

enum Handset {
    static let isSmall = UIScreen.main.bounds.height < 700
    static var isLarge: Bool { max(UIScreen.main.bounds.width, UIScreen.main.bounds.height) > 900 }
}

func rowHeight() -> CGFloat { Handset.isSmall ? 40 : 56 }
