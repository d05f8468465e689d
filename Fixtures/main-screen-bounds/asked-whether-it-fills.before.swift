// A view that is compared with the screen asks whether it fills it; compared with itself it would learn nothing.
import UIKit

final class AtlasViewController: UIViewController {
    private let index = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        index.isHidden = view.frame.width < UIScreen.main.bounds.width
        if UIScreen.main.bounds.height == view.bounds.size.height {
            index.alpha = 1
        }
        let longest = [UIScreen.main.bounds.width, UIScreen.main.bounds.height].max() ?? 0
        index.frame.size.width = longest / 4
    }
}
