// It shows the first screen.
import UIKit

final class Pilot {
    static let shared = Pilot()
    var window: UIWindow?

    func start() { window?.rootViewController = UIViewController() }
}
