// A self that is bound again off the main thread may not be asked there; back on the main thread it may.
import UIKit

final class ThumbnailView: UIView {
    private let queue = DispatchQueue(label: "thumbnails")

    func render(_ size: CGSize) {
        queue.async { [weak self] in
            guard let self else { return }
            let pixels = size.width * UIScreen.main.scale
            DispatchQueue.main.async {
                self.layer.contentsScale = pixels / size.width * UIScreen.main.scale
            }
        }
        queue.async { [weak self] in
            DispatchQueue.main.async {
                self?.layer.borderWidth = 1 / UIScreen.main.scale
            }
        }
    }

    func compare() -> Bool { UIScreen.main.bounds.width * UIScreen.main.scale == UIScreen.main.nativeBounds.width }

    static func edge(of views: UIView...) -> CGFloat {
        CGFloat(views.count) / UIScreen.main.scale
    }
}
