// What is no view itself but has one says whose window, and whose size, is meant.
import UIKit

final class ReefLayout: UICollectionViewFlowLayout {
    override func prepare() {
        super.prepare()
        // TODO: [unfold:global-window] use collectionView?.window, and decide what to do while it is nil
        sectionInset.bottom = UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0
    }
}

final class TideRecognizer: UIPanGestureRecognizer {
    func isHigh() -> Bool {
        // TODO: [unfold:global-window] use view?.window: the recognizer is for that view's touches
        let point = location(in: UIApplication.shared.keyWindow)
        // TODO: [unfold:main-screen-bounds] the other value here is in the window's coordinates: take both in those of the view, or of its window
        return point.y > UIScreen.main.bounds.height * 0.9
    }
}
