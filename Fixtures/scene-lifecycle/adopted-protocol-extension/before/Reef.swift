import UIKit

final class ReefViewController: UIViewController {
}

extension UIApplicationDelegate {
    func makeRoot() -> UIViewController { ReefViewController() }
}
