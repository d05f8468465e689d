// The one view that is handed in can be asked under the name it has here: out of its optional, captured, generic, in back-quotes.
import UIKit

final class BadgeCell: UICollectionViewCell {}

final class BadgePainter {
    func outline(_ controller: UIViewController?) {
        guard let controller else { return }
        controller.view.layer.borderWidth = 1 / UIScreen.main.scale
    }

    func outlineTop(of controller: UIViewController?) {
        if let top = controller {
            top.view.layer.borderWidth = 1 / UIScreen.main.scale
        } else {
            print(UIScreen.main.scale)
        }
    }

    func outline(cell: UICollectionViewCell) {
        guard let cell = cell as? BadgeCell else { return }
        cell.layer.borderWidth = 1 / UIScreen.main.scale
    }

    func fadeIn(_ cell: UICollectionViewCell, count: Int) {
        UIView.animate(withDuration: 0.2) { [weak cell] in
            cell?.layer.borderWidth = 1 / UIScreen.main.scale
        }
        UIView.animate(withDuration: 0.2) { [weak cell] in
            guard let cell else { return }
            cell.layer.borderWidth = 1 / UIScreen.main.scale
        }
        UIView.animate(withDuration: 0.2) { [cell] in
            cell.layer.borderWidth = 1 / UIScreen.main.scale
        }
    }

    func pixel<Badge: UIView>(of badge: Badge) -> CGFloat { 1 / UIScreen.main.scale }

    func pixel<Screen, Key>(on screen: Screen, for key: Key) -> CGFloat where Screen: UIViewController, Key: Hashable {
        1 / UIScreen.main.scale
    }

    func pixel<UIView>(for value: UIView) -> CGFloat { 1 / UIScreen.main.scale }

    func pixel(inside `in`: UIView) -> CGFloat { 1 / UIScreen.main.scale }

    func pixel(_: UIView) -> CGFloat { 1 / UIScreen.main.scale }

    func pixel(in environment: NSCollectionLayoutEnvironment) -> CGFloat { 1 / UIScreen.main.scale }

    func measure(_ view: UIView) {
        DispatchQueue.global().async {
            print(UIScreen.main.scale)
            DispatchQueue.main.async { print(view, UIScreen.main.scale) }
        }
    }
}
