// A scene that was looked up only for its orientation goes with it; what one read falls back on goes too.
import UIKit

final class FerryController: UIViewController {
    private let deck = UIView()

    func board() {
        guard let orientation = view.window?.windowScene?.interfaceOrientation else { return }
        deck.isHidden = orientation.isPortrait
        if let turned = view.window?.windowScene?.interfaceOrientation, turned.isLandscape { deck.alpha = 0.5 }
    }

    func sail() {
        let turned = view.window?.windowScene?.interfaceOrientation.isLandscape ?? UIDevice.current.orientation.isLandscape
        deck.alpha = turned ? 1 : 0.5
        let orientation = view.window?.windowScene?.interfaceOrientation ?? .unknown
        deck.isHidden = orientation.isPortrait
        guard let scene = view.window?.windowScene else { return }
        deck.tag = scene.interfaceOrientation.isPortrait ? 1 : 2
        deck.clipsToBounds = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.interfaceOrientation.isLandscape == true
        let isWide = view.window?.windowScene?.interfaceOrientation.isLandscape ?? (deck.bounds.width > 400)
        deck.isOpaque = isWide
    }
}
