// Where a person has to decide, the TODO names what has traits there: a parameter, the type itself, what a closure could be handed.
import SwiftUI
import UIKit

extension UITraitCollection {
    // TODO: [unfold:main-screen-scale] these are the traits: read their own displayScale
    var pixel: CGFloat { 1 / UIScreen.main.scale }
}

extension UITraitEnvironment {
    // TODO: [unfold:main-screen-scale] `UITraitEnvironment` has traits: read its traitCollection.displayScale
    func pixel() -> CGFloat { 1 / UIScreen.main.scale }
}

extension UIView.ContentMode {
    // TODO: [unfold:main-screen-scale] `pixel` has no view to ask: make it a method that takes a UITraitCollection
    var pixel: CGFloat { CGFloat(rawValue) / UIScreen.main.scale }
}

final class Palette {
    // TODO: [unfold:main-screen-scale] `rule` has no view to ask: let its closure take a UITraitCollection, read its displayScale
    static let rule = UIColor { UIScreen.main.scale > 2 && $0.userInterfaceStyle == .dark ? .darkGray : .lightGray }

    static let rows = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, title in
        // TODO: [unfold:main-screen-scale] `cell` has traits: read its traitCollection.displayScale
        cell.layer.borderWidth = CGFloat(title.count) / UIScreen.main.scale
    }

    // TODO: [unfold:main-screen-scale] `transition.containerView` has traits: read its traitCollection.displayScale
    func rule(in transition: UIViewControllerContextTransitioning) -> CGFloat { 1 / UIScreen.main.scale }

    // TODO: [unfold:main-screen-scale] `presentation` has traits: read its traitCollection.displayScale
    func pixel(of presentation: UIPresentationController) -> CGFloat { 1 / UIScreen.main.scale }
}

final class RuledView: UIView {
    // TODO: [unfold:main-screen-scale] `layerClass` is asked of the class, which has no traits: choose what suits every displayScale
    override class var layerClass: AnyClass { UIScreen.main.scale > 2 ? CATiledLayer.self : CALayer.self }

    // TODO: [unfold:main-screen-scale] `thickness` belongs to the class, which has no traits: make it an instance method, or pass them in
    static func thickness(_ lines: Int) -> CGFloat { CGFloat(lines) / UIScreen.main.scale }
}

final class Draughtsman {
    // TODO: [unfold:main-screen-scale] `environment` is an environment: read its displayScale
    func pixel(in environment: EnvironmentValues) -> CGFloat { 1 / UIScreen.main.scale }

    // TODO: [unfold:main-screen-scale] unwrap `gesture.view` and read its traitCollection.displayScale
    func dragged(_ gesture: UIPanGestureRecognizer) -> CGFloat { 10 * UIScreen.main.scale }

    // TODO: [unfold:main-screen-scale] `rule` has no environment: make it a View of its own that reads \.displayScale
    func rule() -> some View { Color.gray.frame(height: 1 / UIScreen.main.scale) }

    // TODO: [unfold:main-screen-scale] nothing has traits here any more: keep the displayScale that was used
    deinit { print(UIScreen.main.scale) }
}

final class PlanScene: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        // TODO: [unfold:main-screen-scale] `window` has traits: read its traitCollection.displayScale
        window.layer.borderWidth = 1 / UIScreen.main.scale
    }
}
