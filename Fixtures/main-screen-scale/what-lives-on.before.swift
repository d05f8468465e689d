// What is reached through a member or a local constant lives on; a local variable and its copies do not.
import UIKit

final class StampController: UIViewController {
    private let stamp = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        var insets = UIEdgeInsets.zero
        insets.top = 2 / UIScreen.main.scale
        insets.left += 1 / UIScreen.main.scale
        var line = CGRect.zero
        line.size.height = 1 / UIScreen.main.scale
        print(insets, line)
    }

    private func setupPerforation() {
        let perforation = CAShapeLayer()
        perforation.lineWidth = 2 / UIScreen.main.scale
        stamp.layer.addSublayer(perforation)
    }
}
