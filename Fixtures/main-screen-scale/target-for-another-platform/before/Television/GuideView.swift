// A file that only a television target compiles is left alone; one that both targets compile is not.
import UIKit

final class GuideView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = 1 / UIScreen.main.scale
    }
}
