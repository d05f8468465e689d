import UIKit

final class ReefViewController: UIViewController {
}

final class ReefLog {
    static let shared = ReefLog()
    func watch(_ controller: UIViewController) {}
}
