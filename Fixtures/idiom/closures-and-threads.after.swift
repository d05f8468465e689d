// In a closure the controller is named; where it may be gone, would be held, or is off the main thread, a person decides.
import UIKit

final class CellarController: UIViewController {
    private let racks = UIStackView()
    private let bell = Bell()

    func stock() {
        UIView.animate(withDuration: 0.2) {
            self.racks.spacing = self.traitCollection.horizontalSizeClass == .regular ? 24 : 12
        }
        DispatchQueue.main.async { [weak self] in
            guard let cellar = self else { return }
            cellar.racks.isHidden = cellar.traitCollection.horizontalSizeClass == .compact
        }
        DispatchQueue.main.async { [weak self] in
            // TODO: [unfold:idiom] self may be gone here: bind it (guard let self) and read its traitCollection
            self?.racks.isHidden = UIDevice.current.userInterfaceIdiom == .phone
        }
        DispatchQueue.global().async {
            // TODO: [unfold:idiom] traits may not be read off the main thread: read horizontalSizeClass before the hop
            let columns = UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2
            DispatchQueue.main.async { self.racks.tag = columns }
        }
        bell.onRing = { count in
            // TODO: [unfold:idiom] this closure would retain self: capture it weakly, read its traitCollection
            count * (UIDevice.current.userInterfaceIdiom == .pad ? 2 : 1)
        }
    }
}

final class Bell {
    var onRing: ((Int) -> Int)?
}
