// A lazy value is made once, but a closure in it runs later, when the view has a window. It may ask for that only if it holds `self` already.
import UIKit

final class ShoalController: UIViewController {
    // TODO: [unfold:global-window] this closure would retain self: capture it weakly, ask its window
    private lazy var close: () -> Void = { UIApplication.shared.keyWindow?.endEditing(true) }
    // TODO: [unfold:main-screen] this closure would retain self: capture it weakly, ask its window's screen for `brightness`
    private lazy var brighten: () -> Void = { UIScreen.main.brightness = 1 }
    // TODO: [unfold:main-screen-bounds] this closure would retain self: capture it weakly, ask its view.bounds
    private lazy var measure: () -> Void = { print(UIScreen.main.bounds.width) }
    // TODO: [unfold:main-screen-scale] this closure would retain self: capture it weakly, read its traitCollection
    private lazy var hairline: () -> CGFloat = { 1 / UIScreen.main.scale }
    // TODO: [unfold:idiom] this closure would retain self: capture it weakly, read its traitCollection
    private lazy var isWide: () -> Bool = { UIDevice.current.userInterfaceIdiom == .pad }
    // TODO: [unfold:orientation] this closure would retain self: capture it weakly, read its traitCollection
    private lazy var isLow: () -> Bool = { UIDevice.current.orientation.isLandscape }
    private lazy var closeWeakly: () -> Void = { [weak self] in
        guard let self else { return }
        self.view.window?.endEditing(true)
        self.view.window?.windowScene?.screen.brightness = 1
        layOut(width: self.view.bounds.width, scale: self.traitCollection.displayScale)
    }
    private lazy var closeStrongly: () -> Void = {
        self.dismiss(animated: true)
        UIView.animate(withDuration: 0.2) { self.view.window?.endEditing(true) }
    }
    private lazy var button: UIButton = {
        // TODO: [unfold:global-window] this closure would retain self: capture it weakly, ask its window
        let button = UIButton(primaryAction: UIAction { _ in UIApplication.shared.keyWindow?.endEditing(true) })
        // TODO: [unfold:global-window] `button` would be kept for ever: ask view.window where it is used
        button.tintColor = UIApplication.shared.keyWindow?.tintColor
        return button
    }()

    private func layOut(width: CGFloat, scale: CGFloat) {}
}
