// A local for the main screen: where it is asked only for what a view knows, the TODO says what to ask in its place.
import UIKit

final class ZoomController: UIViewController {
    private let scrollView = UIScrollView()

    func zoom(_ image: UIImage) {
        // TODO: [unfold:main-screen] `screen` is one of two displays: ask view.bounds and traitCollection.displayScale where it is used
        let screen = UIScreen.main
        scrollView.minimumZoomScale = screen.bounds.width / image.size.width
        scrollView.maximumZoomScale = 3 / screen.scale
    }

    func dim() {
        // TODO: [unfold:main-screen] `screen` is one of two displays: take the screen of the window scene that the view is in
        let screen = UIScreen.main
        scrollView.alpha = screen.brightness
    }
}
