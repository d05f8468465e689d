// What is returned behind an early exit is the other arm; a closure that waits for an event in set-up code sets its view then only.
import UIKit

final class CanopyController: UIViewController {
    private let ropes = UIStackView()
    private var token: NSObjectProtocol?

    private func direction() -> NSLayoutConstraint.Axis {
        guard view.bounds.width > view.bounds.height else { return .vertical }
        return .horizontal
    }

    private var scrolling: UICollectionView.ScrollDirection {
        if view.bounds.width <= view.bounds.height { return .vertical }
        return .horizontal
    }

    func spread() {
        guard view.bounds.width > view.bounds.height else {
            ropes.axis = .vertical
            return
        }
        ropes.axis = .horizontal
    }

    private func longSide() -> CGFloat {
        let (width, tall) = (view.bounds.width, 2)
        let height = view.bounds.height
        let long = view.bounds.width > view.bounds.height ? width : height
        let short = view.bounds.width > view.bounds.height ? min(width, height) : max(width, height)
        return long * CGFloat(tall) - short
    }

    private func lines() -> Int {
        guard traitCollection.verticalSizeClass == .compact else { return 3 }
        return 1
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(forName: .init("storm"), object: nil, queue: .main) { [weak self] _ in
            guard let self else { return }
            // TODO: [unfold:orientation] this is set on an event only: set it when UITraitVerticalSizeClass changes too
            self.ropes.isHidden = self.traitCollection.verticalSizeClass == .compact
        }
    }
}
