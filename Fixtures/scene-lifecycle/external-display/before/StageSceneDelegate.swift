import UIKit

final class StageSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
