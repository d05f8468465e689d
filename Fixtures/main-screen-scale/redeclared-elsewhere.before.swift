// A redeclaration that only other systems compile shadows nothing on iOS.
import UIKit

#if os(macOS)
enum UIScreen {
    static var main: (scale: CGFloat, name: String) { (2, "built-in") }
}
#endif

final class SharedView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = 1 / UIScreen.main.scale
    }
}
