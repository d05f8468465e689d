// A local scene goes with the last question about its orientation, unless making it does something or a comment stands behind it.
import UIKit

final class WharfController: UIViewController {
    private let crane = UIView()

    func moor() {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        crane.isHidden = scene?.interfaceOrientation.isLandscape ?? false
        crane.isOpaque = scene?.interfaceOrientation.isPortrait ?? false
    }

    func load() {
        let scene = view.window?.windowScene
        let orientation = scene?.interfaceOrientation
        if orientation?.isLandscape == true { crane.isHidden = true }
        if let scene = view.window?.windowScene, scene.interfaceOrientation.isLandscape { crane.alpha = 1 }
    }

    func lift() {
        guard let scene = view.window?.windowScene else { return }
        crane.isHidden = scene.interfaceOrientation == .landscapeLeft || scene.interfaceOrientation == .landscapeRight
    }

    func lower() {
        let scene = view.window?.windowScene
        switch scene?.interfaceOrientation {
        case .landscapeLeft, .landscapeRight: crane.alpha = 1
        default: crane.alpha = 0
        }
        if let scene = view.window?.windowScene {
            crane.isHidden = scene.interfaceOrientation.isLandscape
        } else {
            crane.isHidden = false
        }
    }

    func name() {
        guard let scene = view.window?.windowScene else { return }
        crane.isHidden = scene.interfaceOrientation.isLandscape
        title = scene.title
    }

    func sail() {
        let scene = makeScene()
        crane.isHidden = scene.interfaceOrientation.isLandscape
        let other = view.window?.windowScene // of the view
        crane.isOpaque = other?.interfaceOrientation.isLandscape ?? false
    }

    private func makeScene() -> UIWindowScene { fatalError() }
}
