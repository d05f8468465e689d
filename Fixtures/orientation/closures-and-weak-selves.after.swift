// In a closure the controller is named, for its traits and for its view; where it may be gone a person decides.
import UIKit

final class ArcadeController: UIViewController {
    private let buttons = UIStackView()

    func press() {
        UIView.animate(withDuration: 0.1) { [weak self] in
            guard let self else { return }
            buttons.spacing = self.traitCollection.verticalSizeClass == .compact ? 4 : 8
            buttons.axis = self.view.bounds.width > self.view.bounds.height ? .horizontal : .vertical
        }
        DispatchQueue.main.async { [weak self] in
            // TODO: [unfold:orientation] self may be gone here: bind it (guard let self) and read its traitCollection
            self?.buttons.isHidden = UIDevice.current.orientation.isLandscape
        }
    }
}
