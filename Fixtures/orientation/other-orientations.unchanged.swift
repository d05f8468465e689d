// Orientations of pictures, pages and the project's own devices, and a comparison of sizes, are not this pattern.
import UIKit

struct Page {
    enum Orientation { case portrait, landscape }
    var orientation: Orientation
    var isLandscape: Bool { orientation == .landscape }
}

final class PrintController: UIViewController {
    private let page = Page(orientation: .landscape)
    private let info = UIImageView()

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        info.isHidden = size.width > size.height
    }

    func prepare(_ image: UIImage) {
        info.isHidden = page.isLandscape || image.imageOrientation == .up
        info.isHidden = page.orientation == .portrait
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    }
}
