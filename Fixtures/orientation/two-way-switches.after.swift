// A switch that tells landscape from portrait, or `if case`, gets the height class as its subject.
import UIKit

final class RecipeController: UIViewController {
    private let photo = UIImageView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        switch traitCollection.verticalSizeClass {
        case .compact:
            photo.frame.size.height = 120
        default:
            photo.frame.size.height = 240
        }

        switch traitCollection.verticalSizeClass {
        case .regular: photo.alpha = 1
        case .compact: photo.alpha = 0.8
        default: break
        }

        if case .regular = traitCollection.verticalSizeClass { photo.layer.cornerRadius = 12 }
        guard case .regular = traitCollection.verticalSizeClass else { return }
        photo.setNeedsLayout()
    }

    var columns: Int {
        return switch traitCollection.verticalSizeClass { case .compact: 3; default: 2 }
    }
}
