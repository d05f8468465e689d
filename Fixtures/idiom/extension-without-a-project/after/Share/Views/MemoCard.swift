// Below the extension's folder, so its own.
import UIKit

final class MemoCard: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        // TODO: [unfold:idiom] an extension's size class is not that of the app around it: ask for the width of view.bounds
        layer.cornerRadius = UIDevice.current.userInterfaceIdiom == .pad ? 12 : 0
    }
}
