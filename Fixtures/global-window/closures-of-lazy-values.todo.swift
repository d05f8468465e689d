// A lazy value is made once, but a closure in it runs later, when the view has a window; and would hold the view for ever.
import UIKit

final class ShoalController: UIViewController {
    // TODO: [unfold:global-window] this closure would begin to hold self: capture it weakly, ask its window
    private lazy var close: () -> Void = { UIApplication.shared.keyWindow?.endEditing(true) }
    // TODO: [unfold:main-screen] this closure would begin to hold self: capture it weakly, ask its window's screen for `brightness`
    private lazy var brighten: () -> Void = { UIScreen.main.brightness = 1 }
    // TODO: [unfold:main-screen-bounds] this closure would begin to hold self: capture it weakly, ask its view.bounds
    private lazy var measure: () -> Void = { print(UIScreen.main.bounds.width) }
    private lazy var button: UIButton = {
        // TODO: [unfold:global-window] this closure would begin to hold self: capture it weakly, ask its window
        let button = UIButton(primaryAction: UIAction { _ in UIApplication.shared.keyWindow?.endEditing(true) })
        // TODO: [unfold:global-window] `button` would be kept for ever: ask view.window where it is used
        button.tintColor = UIApplication.shared.keyWindow?.tintColor
        return button
    }()
}
