// A switch over pads, phones and the rest, and `if case`, get the width class as their subject.
import UIKit

final class CinemaController: UIViewController {
    private let screen = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        switch traitCollection.horizontalSizeClass {
        case .regular: screen.frame.size.height = 400 // a wide one
        case .compact: screen.frame.size.height = 220
        @unknown default: break
        }
        if case .regular = traitCollection.horizontalSizeClass { screen.layer.cornerRadius = 20 }
        guard case .compact = traitCollection.horizontalSizeClass else { return }
        screen.layer.cornerRadius = 8
    }

    var seats: Int {
        let rows = switch traitCollection.horizontalSizeClass { case .regular: 12; default: 6 }
        return rows * 8
    }

    func aisles() -> Int {
        // TODO: [unfold:idiom] phones and pads are mixed with other devices here: ask for the width apart from them
        switch UIDevice.current.userInterfaceIdiom {
        case .phone: return screen.isHidden ? 0 : 1
        case .pad, .mac: return 3
        default: return 2
        }
    }
}
