// Traits may be read on the main thread only; a hop back to it makes them readable again.
import UIKit

final class ExportController: UIViewController {
    private let queue = DispatchQueue(label: "export")
    private lazy var operations = OperationQueue()
    private var pixels: CGFloat = 0

    func export(_ size: CGSize) {
        DispatchQueue.global(qos: .utility).async {
            // TODO: [unfold:main-screen-scale] traits may not be read off the main thread: read displayScale before the hop
            let width = size.width * UIScreen.main.scale
            DispatchQueue.main.async {
                self.pixels = width / self.traitCollection.displayScale
            }
        }
        queue.async {
            // TODO: [unfold:main-screen-scale] traits may not be read off the main thread: read displayScale before the hop
            render(at: UIScreen.main.scale)
        }
        operations.addOperation {
            // TODO: [unfold:main-screen-scale] traits may not be read off the main thread: read displayScale before the hop
            render(at: UIScreen.main.scale)
        }
        Task.detached {
            // TODO: [unfold:main-screen-scale] traits may not be read off the main thread: read displayScale before the hop
            render(at: UIScreen.main.scale)
        }
        Task {
            render(at: self.traitCollection.displayScale)
        }
    }
}

func render(at scale: CGFloat) {}
