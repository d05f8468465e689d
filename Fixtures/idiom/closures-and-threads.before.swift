// In a closure the controller is named; where it may be gone, would be held, or is off the main thread, a person decides.
import UIKit

final class CellarController: UIViewController {
    private let racks = UIStackView()
    private let bell = Bell()

    func stock() {
        UIView.animate(withDuration: 0.2) {
            self.racks.spacing = UIDevice.current.userInterfaceIdiom == .pad ? 24 : 12
        }
        DispatchQueue.main.async { [weak self] in
            guard let cellar = self else { return }
            cellar.racks.isHidden = UIDevice.current.userInterfaceIdiom == .phone
        }
        DispatchQueue.main.async { [weak self] in
            self?.racks.isHidden = UIDevice.current.userInterfaceIdiom == .phone
        }
        DispatchQueue.global().async {
            let columns = UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2
            DispatchQueue.main.async { self.racks.tag = columns }
        }
        bell.onRing = { count in
            count * (UIDevice.current.userInterfaceIdiom == .pad ? 2 : 1)
        }
    }
}

final class Bell {
    var onRing: ((Int) -> Int)?
}
