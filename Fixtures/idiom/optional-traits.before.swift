// Traits that may be missing stay optional, and what is said for that case becomes a width too.
import UIKit

final class QuayView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        switch window?.traitCollection.userInterfaceIdiom {
        case .pad?: alpha = 1
        case .some(.phone): alpha = 0.5
        case .none, .unspecified?: alpha = 0.25
        default: alpha = 0
        }
        switch window?.traitCollection.userInterfaceIdiom ?? .phone {
        case .pad: tag = 1
        default: tag = 2
        }
        if (superview?.traitCollection.userInterfaceIdiom ?? .unspecified) == .pad { tag = 3 }
        if superview?.traitCollection.userInterfaceIdiom ?? UIDevice.current.userInterfaceIdiom == .pad { tag = 4 }
        let idiom = window?.traitCollection.userInterfaceIdiom ?? .pad
        isHidden = idiom == .phone
    }
}
