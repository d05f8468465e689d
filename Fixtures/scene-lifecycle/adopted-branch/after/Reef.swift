import UIKit

final class ReefViewController: UIViewController {
}

enum ReefSession {
    static var isOpen = false
    static func refresh() {}
}
