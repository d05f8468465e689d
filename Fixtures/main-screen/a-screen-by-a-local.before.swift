// A local for the main screen: where it is asked only for what a view knows, the TODO says what to ask in its place.
import UIKit

final class ZoomController: UIViewController {
    private let scrollView = UIScrollView()

    func zoom(_ image: UIImage) {
        let screen = UIScreen.main
        scrollView.minimumZoomScale = screen.bounds.width / image.size.width
        scrollView.maximumZoomScale = 3 / screen.scale
    }

    func dim() {
        let screen = UIScreen.main
        scrollView.alpha = screen.brightness
    }
}
