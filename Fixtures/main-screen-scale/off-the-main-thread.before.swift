// Traits may be read on the main thread only; a hop back to it makes them readable again.
import UIKit

final class ExportController: UIViewController {
    private let queue = DispatchQueue(label: "export")
    private lazy var operations = OperationQueue()
    private var pixels: CGFloat = 0

    func export(_ size: CGSize) {
        DispatchQueue.global(qos: .utility).async {
            let width = size.width * UIScreen.main.scale
            DispatchQueue.main.async {
                self.pixels = width / UIScreen.main.scale
            }
        }
        queue.async {
            render(at: UIScreen.main.scale)
        }
        operations.addOperation {
            render(at: UIScreen.main.scale)
        }
        Task.detached {
            render(at: UIScreen.main.scale)
        }
        Task {
            render(at: UIScreen.main.scale)
        }
    }
}

func render(at scale: CGFloat) {}
