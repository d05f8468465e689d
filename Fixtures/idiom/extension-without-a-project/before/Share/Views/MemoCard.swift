// Below the extension's folder, so its own.
import UIKit

final class MemoCard: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = UIDevice.current.userInterfaceIdiom == .pad ? 12 : 0
    }
}
