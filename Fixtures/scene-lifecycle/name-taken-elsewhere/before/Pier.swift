import UIKit

final class PierController: UIViewController {
    final class SceneDelegate {}
}

#if os(macOS)
final class SceneDelegate {}
#endif
