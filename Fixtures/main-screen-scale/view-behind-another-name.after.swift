// The one view that is handed in can be asked under the name it has here: out of its optional, captured, generic, in back-quotes.
import UIKit

final class BadgeCell: UICollectionViewCell {}

final class BadgePainter {
    func outline(_ controller: UIViewController?) {
        guard let controller else { return }
        controller.view.layer.borderWidth = 1 / controller.traitCollection.displayScale
    }

    func outlineTop(of controller: UIViewController?) {
        if let top = controller {
            top.view.layer.borderWidth = 1 / top.traitCollection.displayScale
        } else {
            // TODO: [unfold:main-screen-scale] `controller` may be nil: unwrap it and read its traitCollection.displayScale
            print(UIScreen.main.scale)
        }
    }

    func outline(cell: UICollectionViewCell) {
        guard let cell = cell as? BadgeCell else { return }
        cell.layer.borderWidth = 1 / cell.traitCollection.displayScale
    }

    func fadeIn(_ cell: UICollectionViewCell, count: Int) {
        UIView.animate(withDuration: 0.2) { [weak cell] in
            // TODO: [unfold:main-screen-scale] `cell` may be nil: unwrap it and read its traitCollection.displayScale
            cell?.layer.borderWidth = 1 / UIScreen.main.scale
        }
        UIView.animate(withDuration: 0.2) { [weak cell] in
            guard let cell else { return }
            cell.layer.borderWidth = 1 / cell.traitCollection.displayScale
        }
        UIView.animate(withDuration: 0.2) { [cell] in
            cell.layer.borderWidth = 1 / cell.traitCollection.displayScale
        }
    }

    func pixel<Badge: UIView>(of badge: Badge) -> CGFloat { 1 / badge.traitCollection.displayScale }

    func pixel<Screen, Key>(on screen: Screen, for key: Key) -> CGFloat where Screen: UIViewController, Key: Hashable {
        1 / screen.traitCollection.displayScale
    }

    // TODO: [unfold:main-screen-scale] `pixel` has no view to ask: pass a UITraitCollection in, read its displayScale
    func pixel<UIView>(for value: UIView) -> CGFloat { 1 / UIScreen.main.scale }

    func pixel(inside `in`: UIView) -> CGFloat { 1 / `in`.traitCollection.displayScale }

    // TODO: [unfold:main-screen-scale] `pixel` has no view to ask: pass a UITraitCollection in, read its displayScale
    func pixel(_: UIView) -> CGFloat { 1 / UIScreen.main.scale }

    // TODO: [unfold:main-screen-scale] `environment` has traits: read its traitCollection.displayScale
    func pixel(in environment: NSCollectionLayoutEnvironment) -> CGFloat { 1 / UIScreen.main.scale }

    func measure(_ view: UIView) {
        DispatchQueue.global().async {
            // TODO: [unfold:main-screen-scale] traits may not be read off the main thread: read displayScale before the hop
            print(UIScreen.main.scale)
            DispatchQueue.main.async { print(view, view.traitCollection.displayScale) }
        }
    }
}
