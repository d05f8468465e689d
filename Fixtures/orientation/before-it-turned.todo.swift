// Swift 3 had other names for the notifications; one of them is all that this file has to do with the orientation.
import UIKit

final class PlayerController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // TODO: [unfold:orientation] the view's size can change without this notification: override viewWillTransition(to:with:)
        NotificationCenter.default.addObserver(
            self, selector: #selector(layOut), name: .UIApplicationWillChangeStatusBarOrientation, object: nil)
    }

    @objc private func layOut() {
        view.setNeedsLayout()
    }
}
