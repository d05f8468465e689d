// What is reached through a member or a local constant lives on; a local variable and its copies do not.
import UIKit

final class StampController: UIViewController {
    private let stamp = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        var insets = UIEdgeInsets.zero
        insets.top = 2 / traitCollection.displayScale
        insets.left += 1 / traitCollection.displayScale
        var line = CGRect.zero
        line.size.height = 1 / traitCollection.displayScale
        print(insets, line)
    }

    private func setupPerforation() {
        let perforation = CAShapeLayer()
        perforation.lineWidth = 2 / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            perforation.lineWidth = 2 / self.traitCollection.displayScale
        }
        stamp.layer.addSublayer(perforation)
    }
}
