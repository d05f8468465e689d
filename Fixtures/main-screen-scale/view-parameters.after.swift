// Outside a view or a controller exactly one view or controller that is handed in can be asked.
import UIKit

typealias Canvas = UIView

final class StickerSheet {
    private var stickers: [CGRect] = []

    init(on canvas: Canvas, count: Int) {
        let side = 44 / canvas.traitCollection.displayScale
        stickers = Array(repeating: CGRect(x: 0, y: 0, width: side, height: side), count: count)
    }

    func present(from controller: UINavigationController, animated: Bool) {
        controller.navigationBar.layer.borderWidth = 1 / controller.traitCollection.displayScale
    }

    func place(in view: UIView?) {
        // TODO: [unfold:main-screen-scale] `view` may be nil: unwrap it and read its traitCollection.displayScale
        stickers = stickers.map { $0.offsetBy(dx: 1 / UIScreen.main.scale, dy: 0) }
    }

    func spread(over views: [UIView]) {
        // TODO: [unfold:main-screen-scale] `spread` has no view to ask: pass a UITraitCollection in, read its displayScale
        stickers = views.map { $0.frame.insetBy(dx: 1 / UIScreen.main.scale, dy: 0) }
    }

    func align(_ sticker: UIView, with other: UIView) {
        // TODO: [unfold:main-screen-scale] `sticker` or `other`: decide whose traitCollection.displayScale counts here
        sticker.frame.origin.x = other.frame.origin.x + 1 / UIScreen.main.scale
    }
}

extension CGFloat {
    func snapped(in cell: UICollectionViewCell) -> CGFloat {
        (self * cell.traitCollection.displayScale).rounded() / cell.traitCollection.displayScale
    }
}
