import UIKit

final class ReefBanner {
    func show(_ view: UIView) {
        (UIApplication.shared.delegate as? AppDelegate)?.window?.addSubview(view)
    }
}
