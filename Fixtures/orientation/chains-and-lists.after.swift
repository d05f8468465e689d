// Both landscapes count as one question wherever they stand in a chain or a list; what else is in the chain stays.
import UIKit

final class HarborController: UIViewController {
    private let cranes = UIView()
    private var isBusy = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if isBusy || traitCollection.verticalSizeClass == .compact {
            cranes.alpha = 0.5
        }
        if traitCollection.verticalSizeClass != .compact && isBusy {
            cranes.alpha = 1
        }
        cranes.isHidden = traitCollection.verticalSizeClass == .compact
        cranes.clipsToBounds = traitCollection.verticalSizeClass != .regular
        cranes.isOpaque = traitCollection.verticalSizeClass == .compact
        cranes.isUserInteractionEnabled = traitCollection.verticalSizeClass == .regular
        while traitCollection.verticalSizeClass == .compact && isBusy { isBusy = false }
        switch traitCollection.verticalSizeClass == .compact {
        case true: cranes.tag = 1
        case false: cranes.tag = 2
        }
        for _ in 0..<(traitCollection.verticalSizeClass == .compact ? 3 : 2) { cranes.addSubview(UIView()) }
        // TODO: [unfold:orientation] a comment stands inside this question: move it, then ask traitCollection.verticalSizeClass
        if UIDevice.current.orientation == .landscapeLeft // towards the sea
            || UIDevice.current.orientation == .landscapeRight {
            cranes.tag = 3
        }
        // TODO: [unfold:orientation] lying flat is told from standing up here: lay out by the available space instead
        if UIDevice.current.orientation == .landscapeLeft || UIDevice.current.orientation == .faceUp { cranes.tag = 4 }
    }
}
