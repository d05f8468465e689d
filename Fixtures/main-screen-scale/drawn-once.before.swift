// What is drawn in set-up code stays as it is, and so does what a path or a format was used for, whatever becomes of them later.
import UIKit

final class PostmarkController: UIViewController {
    private let postmark = UIImageView()
    private let outline = CAShapeLayer()
    private lazy var waves = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 12)).image { context in
        context.cgContext.setLineWidth(1 / UIScreen.main.scale)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreen.main.scale
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
        postmark.image = renderer.image { context in
            context.cgContext.setLineWidth(2 / UIScreen.main.scale)
            context.cgContext.strokeEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 1 / UIScreen.main.scale))
        }
        let stamp = renderer.image { context in
            let line = UIBezierPath(rect: .zero)
            line.lineWidth = 1 / UIScreen.main.scale
            line.stroke()
        }
        postmark.highlightedImage = stamp
        let ring = UIBezierPath(ovalIn: view.bounds)
        ring.lineWidth = 3 / UIScreen.main.scale
        outline.path = ring.cgPath
        outline.lineWidth = 1 / UIScreen.main.scale
    }

    func cancel() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreen.main.scale
        postmark.image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in postmark.image?.draw(at: .zero) }
    }
}
