// A coordinator is no view, but what it keeps may have traits, a size and a window: the TODO names that.
import UIKit

final class ListCoordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    func start() {
        let line = UIView()
        // TODO: [unfold:main-screen-scale] `navigationController` is at hand: read its traitCollection.displayScale
        line.layer.borderWidth = 1 / UIScreen.main.scale
        // TODO: [unfold:main-screen-bounds] the screen is not the available space: ask `navigationController.view.bounds`, once it is laid out
        line.frame.size.width = UIScreen.main.bounds.width
        // TODO: [unfold:orientation] `navigationController` is at hand: read its traitCollection.verticalSizeClass
        line.isHidden = UIDevice.current.orientation.isLandscape
        // TODO: [unfold:idiom] `navigationController` is at hand: read its traitCollection.horizontalSizeClass
        if UIDevice.current.userInterfaceIdiom == .pad { line.alpha = 0.5 }
        // TODO: [unfold:global-window] `start` picks a window by chance: ask `navigationController.view.window`, or take the one that is meant
        UIApplication.shared.keyWindow?.tintColor = .red
    }
}

final class CardPresenter {
    weak var view: UIView?
    weak var controller: UIViewController?
    private var window: UIWindow? { view?.window }
    // TODO: [unfold:main-screen-scale] `scale` is set as `CardPresenter` is made, without a view to ask: let its `init` take the displayScale
    private let scale: CGFloat = UIScreen.main.scale

    func show() {
        // TODO: [unfold:main-screen-scale] `view` may be nil: unwrap it and read its traitCollection.displayScale
        view?.layer.borderWidth = 1 / UIScreen.main.scale
        // TODO: [unfold:main-screen-scale] `view` or `controller`: decide whose traitCollection.displayScale counts here
        let spacing = 8 / UIScreen.main.scale
        controller?.additionalSafeAreaInsets.left = spacing
    }

    func add() {
        guard let view = view else { return }
        // TODO: [unfold:global-window] `add` picks a window by chance: ask `controller?.view.window`, or take the one that is meant
        UIApplication.shared.keyWindow?.addSubview(view)
    }

    // TODO: [unfold:main-screen-scale] `hairline` has no view to ask: pass a UITraitCollection in, read its displayScale
    static func hairline() -> CGFloat { 1 / UIScreen.main.scale }
}

final class TrackerHost {
    var tracker: UIView!

    func attach() {
        // TODO: [unfold:global-window] `attach` picks a window by chance: take the caller's view, window or scene
        UIApplication.shared.keyWindow?.addSubview(tracker)
    }

    func color() {
        // TODO: [unfold:global-window] `color` picks a window by chance: ask `tracker.window`, or take the one that is meant
        UIApplication.shared.keyWindow?.tintColor = tracker.tintColor
    }
}
