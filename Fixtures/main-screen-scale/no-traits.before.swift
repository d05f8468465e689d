// Layers, layouts, gestures, delegates and plain objects have no traits; each TODO says who could be asked.
import UIKit

final class GlowLayer: CALayer {
    override func layoutSublayers() {
        super.layoutSublayers()
        borderWidth = 1 / UIScreen.main.scale
    }
}

final class MosaicLayout: UICollectionViewLayout {
    override func prepare() {
        super.prepare()
        let gap = 1 / UIScreen.main.scale
        print(gap)
    }
}

final class PullRecognizer: UIPanGestureRecognizer {
    func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
        (to.y - from.y) * UIScreen.main.scale
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        print(UIScreen.main.scale)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        print(UIScreen.main.scale)
    }
}

extension UIImage {
    var pixelWidth: CGFloat {
        size.width * UIScreen.main.scale
    }
}

actor TileCache {
    func key(_ name: String) -> String {
        "\(name)@\(UIScreen.main.scale)"
    }
}
