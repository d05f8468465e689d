// A lazy value is made once, but a closure in it runs later, when the view has a window. It may ask for that only if it holds `self` already.
import UIKit

final class ShoalController: UIViewController {
    private lazy var close: () -> Void = { UIApplication.shared.keyWindow?.endEditing(true) }
    private lazy var brighten: () -> Void = { UIScreen.main.brightness = 1 }
    private lazy var measure: () -> Void = { print(UIScreen.main.bounds.width) }
    private lazy var hairline: () -> CGFloat = { 1 / UIScreen.main.scale }
    private lazy var isWide: () -> Bool = { UIDevice.current.userInterfaceIdiom == .pad }
    private lazy var isLow: () -> Bool = { UIDevice.current.orientation.isLandscape }
    private lazy var closeWeakly: () -> Void = { [weak self] in
        guard let self else { return }
        UIApplication.shared.keyWindow?.endEditing(true)
        UIScreen.main.brightness = 1
        layOut(width: UIScreen.main.bounds.width, scale: UIScreen.main.scale)
    }
    private lazy var closeStrongly: () -> Void = {
        self.dismiss(animated: true)
        UIView.animate(withDuration: 0.2) { UIApplication.shared.keyWindow?.endEditing(true) }
    }
    private lazy var button: UIButton = {
        let button = UIButton(primaryAction: UIAction { _ in UIApplication.shared.keyWindow?.endEditing(true) })
        button.tintColor = UIApplication.shared.keyWindow?.tintColor
        return button
    }()

    private func layOut(width: CGFloat, scale: CGFloat) {}
}
