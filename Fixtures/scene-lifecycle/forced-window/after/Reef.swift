import UIKit

final class ReefViewController: UIViewController {
}

final class ReefRouter {
    init(window: UIWindow) {}
    func start() {}
}
