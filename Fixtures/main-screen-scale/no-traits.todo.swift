// Layers, layouts, gestures, delegates and plain objects have no traits; each TODO says who could be asked.
import UIKit

final class GlowLayer: CALayer {
    override func layoutSublayers() {
        super.layoutSublayers()
        // TODO: [unfold:main-screen-scale] a layer has no traits: let the view of `GlowLayer` pass it traitCollection.displayScale
        borderWidth = 1 / UIScreen.main.scale
    }
}

final class MosaicLayout: UICollectionViewLayout {
    override func prepare() {
        super.prepare()
        // TODO: [unfold:main-screen-scale] ask collectionView?.traitCollection and decide what to use while it is nil
        let gap = 1 / UIScreen.main.scale
        print(gap)
    }
}

final class PullRecognizer: UIPanGestureRecognizer {
    func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
        // TODO: [unfold:main-screen-scale] ask view?.traitCollection and decide what to use while it is nil
        (to.y - from.y) * UIScreen.main.scale
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        // TODO: [unfold:main-screen-scale] `windowScene` has traits: read its traitCollection.displayScale
        print(UIScreen.main.scale)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        // TODO: [unfold:main-screen-scale] ask window?.traitCollection and decide what to use while it is nil
        print(UIScreen.main.scale)
    }
}

extension UIImage {
    var pixelWidth: CGFloat {
        // TODO: [unfold:main-screen-scale] `pixelWidth` has no view to ask: make it a method that takes a UITraitCollection
        size.width * UIScreen.main.scale
    }
}

actor TileCache {
    func key(_ name: String) -> String {
        // TODO: [unfold:main-screen-scale] `key` has no view to ask: pass a UITraitCollection in, read its displayScale
        "\(name)@\(UIScreen.main.scale)"
    }
}
