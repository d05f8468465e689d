import UIKit

final class ReefViewController: UIViewController {
}

final class ReefCoordinator {
    init(window: UIWindow) {}
    func start() {}
}
