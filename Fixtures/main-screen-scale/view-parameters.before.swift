// Outside a view or a controller exactly one view or controller that is handed in can be asked.
import UIKit

typealias Canvas = UIView

final class StickerSheet {
    private var stickers: [CGRect] = []

    init(on canvas: Canvas, count: Int) {
        let side = 44 / UIScreen.main.scale
        stickers = Array(repeating: CGRect(x: 0, y: 0, width: side, height: side), count: count)
    }

    func present(from controller: UINavigationController, animated: Bool) {
        controller.navigationBar.layer.borderWidth = 1 / UIScreen.main.scale
    }

    func place(in view: UIView?) {
        stickers = stickers.map { $0.offsetBy(dx: 1 / UIScreen.main.scale, dy: 0) }
    }

    func spread(over views: [UIView]) {
        stickers = views.map { $0.frame.insetBy(dx: 1 / UIScreen.main.scale, dy: 0) }
    }

    func align(_ sticker: UIView, with other: UIView) {
        sticker.frame.origin.x = other.frame.origin.x + 1 / UIScreen.main.scale
    }
}

extension CGFloat {
    func snapped(in cell: UICollectionViewCell) -> CGFloat {
        (self * UIScreen.main.scale).rounded() / UIScreen.main.scale
    }
}
