// Branches for systems older than the oldest that the app runs on never run and are left alone.
import UIKit

final class LegacyView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        if #available(iOS 13.0, *) {
            layer.borderWidth = 1 / UIScreen.main.scale
        } else {
            layer.borderWidth = 2 / UIScreen.main.scale
        }
        if #unavailable(iOS 16.4) {
            layer.cornerRadius = 2 / UIScreen.main.scale
        }
        if #available(iOS 26.0, *) {
            layer.shadowRadius = 1 / UIScreen.main.scale
        } else {
            layer.shadowRadius = 2 / UIScreen.main.scale
        }
        guard #available(iOS 15, *) else {
            layer.opacity = Float(1 / UIScreen.main.scale)
            return
        }
    }
}
