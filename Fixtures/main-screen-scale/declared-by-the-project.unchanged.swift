// A screen that the project declares itself is not Apple's.
import UIKit

enum UIScreen {
    static var main: Panel { Panel() }
}

struct Panel { var scale: CGFloat = 2 }

final class PanelView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = 1 / UIScreen.main.scale
    }
}
