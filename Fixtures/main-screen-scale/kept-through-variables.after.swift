// A local that is filled in before it is assigned, in a branch or by a closure, is kept as one that is bound to the read.
import UIKit

final class FrameShopController: UIViewController {
    private let print = UIImageView()
    private let mat = UIView()
    private var isBold = false

    override func viewDidLoad() {
        super.viewDidLoad()
        var frame = print.frame
        // TODO: [unfold:main-screen-scale] what `frame` is assigned to is set once: set it again when UITraitDisplayScale changes
        frame.size.height = 1 / traitCollection.displayScale
        print.frame = frame
        let weight: CGFloat
        // TODO: [unfold:main-screen-scale] what `weight` is assigned to is set once: set it again when UITraitDisplayScale changes
        if isBold { weight = 2 / traitCollection.displayScale } else { weight = 1 }
        mat.layer.borderWidth = weight
        var unused = CGRect.zero
        unused.origin.x = 1 / traitCollection.displayScale
        // TODO: [unfold:main-screen-scale] what `radius` is assigned to is set once: set it again when UITraitDisplayScale changes
        let radius: CGFloat = {
            let scale = self.traitCollection.displayScale
            return 3 / scale
        }()
        mat.layer.cornerRadius = radius
        // TODO: [unfold:main-screen-scale] `print.layer.cornerRadius` is set once: set it again when UITraitDisplayScale changes
        print.layer.cornerRadius = {
            let scale = self.traitCollection.displayScale
            return 3 / scale
        }()
    }
}
