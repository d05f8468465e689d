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

    func spread() {
        guard UIDevice.current.orientation.isLandscape else {
            ropes.axis = .vertical
            return
        }
        ropes.axis = .horizontal
    }

    private func longSide() -> CGFloat {
        let (width, tall) = (view.bounds.width, 2)
        let height = view.bounds.height
        let long = UIDevice.current.orientation.isLandscape ? width : height
        let short = UIDevice.current.orientation.isLandscape ? min(width, height) : max(width, height)
        return long * CGFloat(tall) - short
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
