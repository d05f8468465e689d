// A local scene goes with the last question about its orientation, unless making it does something or a comment stands behind it.
import UIKit

final class WharfController: UIViewController {
    private let crane = UIView()

    func moor() {
        crane.isHidden = traitCollection.verticalSizeClass == .compact
        crane.isOpaque = traitCollection.verticalSizeClass == .regular
    }

    func load() {
        if traitCollection.verticalSizeClass == .compact { crane.isHidden = true }
        if traitCollection.verticalSizeClass == .compact { crane.alpha = 1 }
    }

    func lift() {
        crane.isHidden = traitCollection.verticalSizeClass == .compact
    }

    func lower() {
        switch traitCollection.verticalSizeClass {
        case .compact: crane.alpha = 1
        default: crane.alpha = 0
        }
        if view.window?.windowScene != nil {
            crane.isHidden = traitCollection.verticalSizeClass == .compact
        } else {
            crane.isHidden = false
        }
    }

    func name() {
        guard let scene = view.window?.windowScene else { return }
        crane.isHidden = traitCollection.verticalSizeClass == .compact
        title = scene.title
    }

    func sail() {
        let scene = makeScene()
        crane.isHidden = traitCollection.verticalSizeClass == .compact
        let other = view.window?.windowScene // of the view
        crane.isOpaque = traitCollection.verticalSizeClass == .compact
    }

    private func makeScene() -> UIWindowScene { fatalError() }
}
