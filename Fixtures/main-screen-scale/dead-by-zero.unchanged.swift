// A branch that old code turned off with a zero, which today's compiler no longer takes, is dead too.
import UIKit

final class AtticView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        #if 0
        layer.borderWidth = 1 / UIScreen.main.scale
        #endif
    }
}
