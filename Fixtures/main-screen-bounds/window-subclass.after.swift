// A window's own initializer hands the scene on if it has one.
import UIKit

final class AlertWindow: UIWindow {
    init(in scene: UIWindowScene, level: UIWindow.Level) {
        super.init(windowScene: scene)
        windowLevel = level
    }

    init() {
        // TODO: [unfold:main-screen-bounds] a window without a scene never appears: take a UIWindowScene in this initializer
        super.init(frame: UIScreen.main.bounds)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
