// A lazy value is made once, but a closure in it runs later, when the view has a window; and would hold the view for ever.
import UIKit

final class ShoalController: UIViewController {
    private lazy var close: () -> Void = { UIApplication.shared.keyWindow?.endEditing(true) }
    private lazy var brighten: () -> Void = { UIScreen.main.brightness = 1 }
    private lazy var measure: () -> Void = { print(UIScreen.main.bounds.width) }
    private lazy var button: UIButton = {
        let button = UIButton(primaryAction: UIAction { _ in UIApplication.shared.keyWindow?.endEditing(true) })
        button.tintColor = UIApplication.shared.keyWindow?.tintColor
        return button
    }()
}
