// What is returned behind an early exit is the other arm; a closure that waits for an event in set-up code sets its view then only.
import UIKit

final class CanopyController: UIViewController {
    private let ropes = UIStackView()
    private var token: NSObjectProtocol?

    private func direction() -> NSLayoutConstraint.Axis {
        guard UIDevice.current.orientation.isLandscape else { return .vertical }
        return .horizontal
    }

    private var scrolling: UICollectionView.ScrollDirection {
        if UIApplication.shared.statusBarOrientation.isPortrait { return .vertical }
        return .horizontal
    }

    private func lines() -> Int {
        guard UIDevice.current.orientation.isLandscape else { return 3 }
        return 1
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(forName: .init("storm"), object: nil, queue: .main) { [weak self] _ in
            guard let self else { return }
            self.ropes.isHidden = UIDevice.current.orientation.isLandscape
        }
    }
}
