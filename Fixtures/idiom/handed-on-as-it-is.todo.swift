// The kind of device kept, returned or reached by another name, and a flag that is stored, answer for longer than they hold.
import UIKit

// TODO: [unfold:idiom] `isPad` (1 use): let each ask its own horizontalSizeClass, or what else it wants of a pad
let isPad = UIDevice.current.userInterfaceIdiom == .pad

final class DeskController: UIViewController {
    // TODO: [unfold:idiom] `hasKeyboard` (1 use) would keep the first answer: ask traitCollection where it is used
    private let hasKeyboard = UIDevice.current.userInterfaceIdiom == .pad
    // TODO: [unfold:idiom] `inset` would be kept for ever: compute it where it is used, from traitCollection
    private lazy var inset: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 32 : 16
    private var idiom = UIUserInterfaceIdiom.unspecified

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:idiom] `idiom` keeps the kind of device: say what is asked of it, a width or a feature
        idiom = UIDevice.current.userInterfaceIdiom
        let device = UIDevice.current
        // TODO: [unfold:idiom] `device` tells the kind of device: ask traitCollection.horizontalSizeClass if a width is meant
        view.isHidden = device.userInterfaceIdiom == .phone && isPad
        view.alpha = inset > 20 && hasKeyboard ? 1 : 0.5
    }

    func kind() -> UIUserInterfaceIdiom {
        // TODO: [unfold:idiom] `kind` returns the kind of device: say what is asked of it, a width or a feature
        return UIDevice.current.userInterfaceIdiom
    }
}

extension UIDevice {
    var hasRoom: Bool {
        // TODO: [unfold:idiom] `hasRoom`: let each ask its own horizontalSizeClass, or what else it wants of a pad
        userInterfaceIdiom == .pad
    }
}

func gutter() -> CGFloat {
    // TODO: [unfold:idiom] `gutter` has no view to ask: pass a UITraitCollection in, read its horizontalSizeClass
    UIDevice.current.userInterfaceIdiom == .pad ? 24 : 12
}
