// What is no view itself but has one says whose window, and whose size, is meant.
import UIKit

final class ReefLayout: UICollectionViewFlowLayout {
    override func prepare() {
        super.prepare()
        sectionInset.bottom = UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0
    }
}

final class TideRecognizer: UIPanGestureRecognizer {
    func isHigh() -> Bool {
        let point = location(in: UIApplication.shared.keyWindow)
        return point.y > UIScreen.main.bounds.height * 0.9
    }
}
