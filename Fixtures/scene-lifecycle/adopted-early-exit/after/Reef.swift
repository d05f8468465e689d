import UIKit

final class ReefViewController: UIViewController {
}

enum ReefSession {
    static var isTested = false
}
