// A switch over pads, phones and the rest, and `if case`, get the width class as their subject.
import UIKit

final class CinemaController: UIViewController {
    private let screen = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        switch UI_USER_INTERFACE_IDIOM() {
        case .pad: screen.frame.size.height = 400 // a wide one
        case UIUserInterfaceIdiom.phone: screen.frame.size.height = 220
        @unknown default: break
        }
        if case .pad = UIDevice.current.userInterfaceIdiom { screen.layer.cornerRadius = 20 }
        guard case .phone = traitCollection.userInterfaceIdiom else { return }
        screen.layer.cornerRadius = 8
    }

    var seats: Int {
        let rows = switch UIDevice.current.userInterfaceIdiom { case .pad: 12; default: 6 }
        return rows * 8
    }

    func aisles() -> Int {
        switch UIDevice.current.userInterfaceIdiom {
        case .phone: return screen.isHidden ? 0 : 1
        case .pad, .mac: return 3
        default: return 2
        }
    }
}
