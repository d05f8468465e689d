// A scene that was looked up only for its orientation goes with it; what one read falls back on goes too.
import UIKit

final class FerryController: UIViewController {
    private let deck = UIView()

    func board() {
        deck.isHidden = traitCollection.verticalSizeClass == .regular
        if traitCollection.verticalSizeClass == .compact { deck.alpha = 0.5 }
    }

    func sail() {
        let turned = traitCollection.verticalSizeClass == .compact
        deck.alpha = turned ? 1 : 0.5
        deck.isHidden = traitCollection.verticalSizeClass == .regular
        deck.tag = traitCollection.verticalSizeClass == .regular ? 1 : 2
        deck.clipsToBounds = traitCollection.verticalSizeClass == .compact
        // TODO: [unfold:orientation] traits are always there: drop what stands behind `??` and ask traitCollection.verticalSizeClass
        let isWide = view.window?.windowScene?.interfaceOrientation.isLandscape ?? (deck.bounds.width > 400)
        deck.isOpaque = isWide
    }
}
