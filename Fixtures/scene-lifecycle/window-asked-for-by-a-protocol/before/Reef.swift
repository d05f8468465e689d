// The protocol.
import UIKit

protocol WindowHolder: AnyObject {
    var window: UIWindow? { get }
}

extension AppDelegate: WindowHolder {}
