// Where a person has to decide, the TODO names what has traits there: a parameter, the type itself, what a closure could be handed.
import SwiftUI
import UIKit

extension UITraitCollection {
    var pixel: CGFloat { 1 / UIScreen.main.scale }
}

extension UITraitEnvironment {
    func pixel() -> CGFloat { 1 / UIScreen.main.scale }
}

extension UIView.ContentMode {
    var pixel: CGFloat { CGFloat(rawValue) / UIScreen.main.scale }
}

final class Palette {
    static let rule = UIColor { UIScreen.main.scale > 2 && $0.userInterfaceStyle == .dark ? .darkGray : .lightGray }

    static let rows = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, title in
        cell.layer.borderWidth = CGFloat(title.count) / UIScreen.main.scale
    }

    func rule(in transition: UIViewControllerContextTransitioning) -> CGFloat { 1 / UIScreen.main.scale }

    func pixel(of presentation: UIPresentationController) -> CGFloat { 1 / UIScreen.main.scale }
}

final class RuledView: UIView {
    override class var layerClass: AnyClass { UIScreen.main.scale > 2 ? CATiledLayer.self : CALayer.self }

    static func thickness(_ lines: Int) -> CGFloat { CGFloat(lines) / UIScreen.main.scale }
}

final class Draughtsman {
    func pixel(in environment: EnvironmentValues) -> CGFloat { 1 / UIScreen.main.scale }

    func dragged(_ gesture: UIPanGestureRecognizer) -> CGFloat { 10 * UIScreen.main.scale }

    func rule() -> some View { Color.gray.frame(height: 1 / UIScreen.main.scale) }

    deinit { print(UIScreen.main.scale) }
}

final class PlanScene: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.layer.borderWidth = 1 / UIScreen.main.scale
    }
}
