// A popover's rectangle is the bounds of the view that it points at, if the same function says which.
import UIKit

final class ColorController: UIViewController {
    private let swatch = UIButton()
    private let palette = UIViewController()

    func showPalette() {
        palette.popoverPresentationController?.sourceView = swatch
        palette.popoverPresentationController?.sourceRect = swatch.bounds
        present(palette, animated: true)
    }

    func showPalette(from sender: UIView) {
        if let popover = palette.popoverPresentationController {
            popover.permittedArrowDirections = .up
            popover.sourceRect = sender.bounds
            popover.sourceView = sender
        }
        present(palette, animated: true)
    }

    func showPaletteSomewhere() {
        // TODO: [unfold:main-screen-bounds] no sourceView is set here: set one, and its bounds as this rectangle
        palette.popoverPresentationController?.sourceRect = UIScreen.main.bounds
        present(palette, animated: true)
    }
}
