// A view that names itself on one side only means itself on both.
import UIKit

final class AbacusView: UIView {
    private let rods: [UIView] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - self.safeAreaInsets.left * 2
        let height = self.bounds.height - 2 * safeAreaInsets.top
        rods.forEach { rod in
            rod.frame.size = CGSize(width: width, height: height)
            rod.frame.size.width = self.bounds.width - self.safeAreaInsets.left * 2
            rod.frame.size.height = rod.bounds.height - self.safeAreaInsets.top * 2
        }
    }
}
