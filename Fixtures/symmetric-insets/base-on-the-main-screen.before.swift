// Where the screen's bounds give way to the view's, the inset is judged by the new base; where they stay, by the old.
import UIKit

final class MarqueeController: UIViewController {
    private let text = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        text.preferredMaxLayoutWidth = UIScreen.main.bounds.width - view.safeAreaInsets.left * 2
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        text.frame.size.width = UIScreen.main.bounds.width - view.safeAreaInsets.left * 2 - 16
        text.frame.size.height = UIScreen.main.bounds.size.height - view.safeAreaInsets.bottom * 2
    }
}
