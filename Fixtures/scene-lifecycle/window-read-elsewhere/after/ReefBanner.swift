import UIKit

final class ReefBanner {
    func show(_ view: UIView) {
        // TODO: [unfold:global-window] `show` picks a window by chance: take the caller's view, window or scene
        (UIApplication.shared.delegate as? AppDelegate)?.window?.addSubview(view)
    }
}
