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
        steps.frame = UIScreen.main.bounds
        spread(3)
    }

    private func spread(_ count: CGFloat) {
        steps.spacing = UIScreen.main.bounds.width / count
    }
}
