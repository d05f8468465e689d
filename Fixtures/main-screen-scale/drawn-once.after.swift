// What is drawn in set-up code stays as it is, and so does what a path or a format was used for, whatever becomes of them later.
import UIKit

final class PostmarkController: UIViewController {
    private let postmark = UIImageView()
    private let outline = CAShapeLayer()
    private lazy var waves = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 12)).image { context in
        // TODO: [unfold:main-screen-scale] `waves` is made once: set what depends on displayScale when the view lays out, from traitCollection
        context.cgContext.setLineWidth(1 / UIScreen.main.scale)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let format = UIGraphicsImageRendererFormat()
        // TODO: [unfold:main-screen-scale] what `format` is used for is made once: make it again when UITraitDisplayScale changes
        format.scale = traitCollection.displayScale
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
        // TODO: [unfold:main-screen-scale] `postmark.image` is set once: set it again when UITraitDisplayScale changes
        postmark.image = renderer.image { context in
            context.cgContext.setLineWidth(2 / self.traitCollection.displayScale)
            context.cgContext.strokeEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 1 / self.traitCollection.displayScale))
        }
        // TODO: [unfold:main-screen-scale] what `stamp` is assigned to is set once: set it again when UITraitDisplayScale changes
        let stamp = renderer.image { context in
            let line = UIBezierPath(rect: .zero)
            line.lineWidth = 1 / self.traitCollection.displayScale
            line.stroke()
        }
        postmark.highlightedImage = stamp
        let ring = UIBezierPath(ovalIn: view.bounds)
        // TODO: [unfold:main-screen-scale] what `ring` is assigned to is set once: set it again when UITraitDisplayScale changes
        ring.lineWidth = 3 / traitCollection.displayScale
        outline.path = ring.cgPath
        outline.lineWidth = 1 / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.outline.lineWidth = 1 / self.traitCollection.displayScale
        }
    }

    func cancel() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = traitCollection.displayScale
        postmark.image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in postmark.image?.draw(at: .zero) }
    }
}
