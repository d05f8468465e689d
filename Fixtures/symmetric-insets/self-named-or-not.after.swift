// A view that names itself on one side only means itself on both.
import UIKit

final class AbacusView: UIView {
    private let rods: [UIView] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.inset(by: self.safeAreaInsets).width
        let height = self.bounds.inset(by: safeAreaInsets).height
        rods.forEach { rod in
            rod.frame.size = CGSize(width: width, height: height)
            rod.frame.size.width = self.bounds.inset(by: self.safeAreaInsets).width
            rod.frame.size.height = rod.bounds.height - self.safeAreaInsets.top - self.safeAreaInsets.bottom
        }
    }
}
