// What may be missing anyway stays an optional, and so does one arm of a choice where an optional is taken.
import UIKit

final class MirrorController: UIViewController {
    private var level: CGFloat?

    func isMirroring() -> Bool {
        let mode = view.window?.windowScene?.screen.currentMode
        print(mode?.size ?? .zero)
        return view.window?.windowScene?.screen.mirrored != nil
    }

    func brightness(isShown: Bool) -> CGFloat? {
        isShown ? view.window?.windowScene?.screen.brightness : nil
    }

    func pixels() -> CGSize {
        // TODO: [unfold:main-screen] `currentMode` is that of view.window?.windowScene?.screen: decide what to use without a window
        UIScreen.main.currentMode!.size
    }
}

extension MirrorController {
    func remember() {
        level = view.window?.windowScene?.screen.brightness
    }

    func screen(of cell: UIView) -> UIScreen {
        // TODO: [unfold:main-screen] the main screen is no fallback: decide what to do while there is no window
        cell.window?.screen ?? UIScreen.main
    }
}
