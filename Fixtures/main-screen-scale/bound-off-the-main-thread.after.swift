// A self that is bound again off the main thread may not be asked there; back on the main thread it may.
import UIKit

final class ThumbnailView: UIView {
    private let queue = DispatchQueue(label: "thumbnails")

    func render(_ size: CGSize) {
        queue.async { [weak self] in
            guard let self else { return }
            // TODO: [unfold:main-screen-scale] traits may not be read off the main thread: read displayScale before the hop
            let pixels = size.width * UIScreen.main.scale
            DispatchQueue.main.async {
                self.layer.contentsScale = pixels / size.width * self.traitCollection.displayScale
            }
        }
        queue.async { [weak self] in
            DispatchQueue.main.async {
                // TODO: [unfold:main-screen-scale] self may be gone here: bind it (guard let self) and read its traitCollection
                self?.layer.borderWidth = 1 / UIScreen.main.scale
            }
        }
    }

    // TODO: [unfold:main-screen-scale] compared with the screen's nativeBounds: ask both of the screen that shows the view
    // TODO: [unfold:main-screen-bounds] compared with the screen's nativeBounds: ask both of the screen that shows the view
    // TODO: [unfold:main-screen] compared with the screen's bounds: ask both of window?.windowScene?.screen
    func compare() -> Bool { UIScreen.main.bounds.width * UIScreen.main.scale == UIScreen.main.nativeBounds.width }

    static func edge(of views: UIView...) -> CGFloat {
        // TODO: [unfold:main-screen-scale] `edge` belongs to the class, which has no traits: make it an instance method, or pass them in
        CGFloat(views.count) / UIScreen.main.scale
    }
}
