// A method that nobody but set-up methods calls runs as early as they do.
import UIKit

final class PodiumController: UIViewController {
    private let steps = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        arrange()
        view.addSubview(steps)
    }

    private func arrange() {
        // TODO: [unfold:main-screen-bounds] set-up calls `arrange` before the size is final: take it from view.bounds in viewDidLayoutSubviews
        steps.frame = UIScreen.main.bounds
        spread(3)
    }

    private func spread(_ count: CGFloat) {
        // TODO: [unfold:main-screen-bounds] set-up calls `spread` before the size is final: take it from view.bounds in viewDidLayoutSubviews
        steps.spacing = UIScreen.main.bounds.width / count
    }
}
