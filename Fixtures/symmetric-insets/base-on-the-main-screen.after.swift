// Where the screen's bounds give way to the view's, the inset is judged by the new base; where they stay, by the old.
import UIKit

final class MarqueeController: UIViewController {
    private let text = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        // TODO: [unfold:main-screen-bounds] the size is not final in `viewDidLoad`: take it from view.bounds in viewIsAppearing or viewDidLayoutSubviews
        text.preferredMaxLayoutWidth = UIScreen.main.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        text.frame.size.width = view.bounds.inset(by: view.safeAreaInsets).width - 16
        text.frame.size.height = view.bounds.inset(by: view.safeAreaInsets).height
    }
}
