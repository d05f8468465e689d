import UIKit

final class ReefBanner {
    func show(_ view: UIView) {
        // TODO: [unfold:global-window] `show` picks a window by chance: let its callers pass the view or the scene that they are in
        (UIApplication.shared.delegate as? AppDelegate)?.window?.addSubview(view)
    }
}
