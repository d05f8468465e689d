import UIKit

final class DemoDelegate: UIResponder, UIApplicationDelegate {
}
