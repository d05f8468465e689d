// In a closure the controller is named, for its traits and for its view; where it may be gone a person decides.
import UIKit

final class ArcadeController: UIViewController {
    private let buttons = UIStackView()

    func press() {
        UIView.animate(withDuration: 0.1) { [weak self] in
            guard let self else { return }
            buttons.spacing = UIDevice.current.orientation.isLandscape ? 4 : 8
            buttons.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
        }
        DispatchQueue.main.async { [weak self] in
            self?.buttons.isHidden = UIDevice.current.orientation.isLandscape
        }
    }
}
