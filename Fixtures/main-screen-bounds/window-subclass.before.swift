// A window's own initializer hands the scene on if it has one.
import UIKit

final class AlertWindow: UIWindow {
    init(in scene: UIWindowScene, level: UIWindow.Level) {
        super.init(frame: UIScreen.main.bounds)
        windowLevel = level
    }

    init() {
        super.init(frame: UIScreen.main.bounds)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
