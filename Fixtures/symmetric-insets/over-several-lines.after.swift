// Over several lines the two become one where no comment stands between them; a comment stays, and both edges are named.
import UIKit

final class PianoController: UIViewController {
    private let keys = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.inset(by: view.safeAreaInsets).width
            - 32
        let height = view.bounds.height // the whole keyboard
            - view.safeAreaInsets.bottom - view.safeAreaInsets.top
        let octave = (view.bounds.size.width - /* both ends */ view.safeAreaInsets.left - view.safeAreaInsets.right) / 7
        keys.frame = CGRect(
            x: view.safeAreaInsets.left,
            y: 0,
            width: self.view.bounds.inset(by: self.view.safeAreaInsets).width, // white keys
            height: min(width, height, octave)
        )
    }
}
