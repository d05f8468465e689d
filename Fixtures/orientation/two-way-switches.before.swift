// A switch that tells landscape from portrait, or `if case`, gets the height class as its subject.
import UIKit

final class RecipeController: UIViewController {
    private let photo = UIImageView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        switch UIApplication.shared.statusBarOrientation {
        case .landscapeLeft, .landscapeRight:
            photo.frame.size.height = 120
        default:
            photo.frame.size.height = 240
        }

        switch UIDevice.current.orientation {
        case .portrait, .portraitUpsideDown: photo.alpha = 1
        case .landscapeLeft,
             .landscapeRight: photo.alpha = 0.8
        default: break
        }

        if case .portrait = UIApplication.shared.statusBarOrientation { photo.layer.cornerRadius = 12 }
        guard case .portrait = UIDevice.current.orientation else { return }
        photo.setNeedsLayout()
    }

    var columns: Int {
        return switch UIDevice.current.orientation { case .landscapeLeft, .landscapeRight: 3; default: 2 }
    }
}
