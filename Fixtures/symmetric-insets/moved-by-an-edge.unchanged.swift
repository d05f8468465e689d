// What one side gives and the other takes moves the content by an edge, and leaves its size as it is.
import UIKit

final class TickerController: UIViewController {
    private let ticker = UIScrollView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        ticker.contentInset = UIEdgeInsets(top: -insets.top, left: 0, bottom: insets.top, right: 0)
        ticker.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: insets.left + 8, bottom: 0, right: -(insets.left + 8))
    }
}
