// Traits that may be missing stay optional, and what is said for that case becomes a width too.
import UIKit

final class QuayView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        switch window?.traitCollection.horizontalSizeClass {
        case .regular?: alpha = 1
        case .compact: alpha = 0.5
        case .none, .unspecified?: alpha = 0.25
        default: alpha = 0
        }
        switch window?.traitCollection.horizontalSizeClass ?? .compact {
        case .regular: tag = 1
        default: tag = 2
        }
        if (superview?.traitCollection.horizontalSizeClass ?? .unspecified) == .regular { tag = 3 }
        if superview?.traitCollection.horizontalSizeClass ?? traitCollection.horizontalSizeClass == .regular { tag = 4 }
        isHidden = (window?.traitCollection.horizontalSizeClass ?? .regular) == .compact
    }
}
