// A local that is filled in before it is assigned, in a branch or by a closure, is kept as one that is bound to the read.
import UIKit

final class FrameShopController: UIViewController {
    private let print = UIImageView()
    private let mat = UIView()
    private var isBold = false

    override func viewDidLoad() {
        super.viewDidLoad()
        var frame = print.frame
        frame.size.height = 1 / UIScreen.main.scale
        print.frame = frame
        let weight: CGFloat
        if isBold { weight = 2 / UIScreen.main.scale } else { weight = 1 }
        mat.layer.borderWidth = weight
        var unused = CGRect.zero
        unused.origin.x = 1 / UIScreen.main.scale
        let radius: CGFloat = {
            let scale = UIScreen.main.scale
            return 3 / scale
        }()
        mat.layer.cornerRadius = radius
        print.layer.cornerRadius = {
            let scale = UIScreen.main.scale
            return 3 / scale
        }()
    }
}
