// A coordinator is no view, but what it keeps may have traits, a size and a window: the TODO names that.
import UIKit

final class ListCoordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    func start() {
        let line = UIView()
        line.layer.borderWidth = 1 / UIScreen.main.scale
        line.frame.size.width = UIScreen.main.bounds.width
        line.isHidden = UIDevice.current.orientation.isLandscape
        if UIDevice.current.userInterfaceIdiom == .pad { line.alpha = 0.5 }
        UIApplication.shared.keyWindow?.tintColor = .red
    }
}

final class CardPresenter {
    weak var view: UIView?
    weak var controller: UIViewController?
    private var window: UIWindow? { view?.window }
    private let scale: CGFloat = UIScreen.main.scale

    func show() {
        view?.layer.borderWidth = 1 / UIScreen.main.scale
        let spacing = 8 / UIScreen.main.scale
        controller?.additionalSafeAreaInsets.left = spacing
    }

    func add() {
        guard let view = view else { return }
        UIApplication.shared.keyWindow?.addSubview(view)
    }

    static func hairline() -> CGFloat { 1 / UIScreen.main.scale }
}

final class TrackerHost {
    var tracker: UIView!

    func attach() {
        UIApplication.shared.keyWindow?.addSubview(tracker)
    }

    func color() {
        UIApplication.shared.keyWindow?.tintColor = tracker.tintColor
    }
}
