// What may be missing anyway stays an optional, and so does one arm of a choice where an optional is taken.
import UIKit

final class MirrorController: UIViewController {
    private var level: CGFloat?

    func isMirroring() -> Bool {
        let mode = UIScreen.main.currentMode
        print(mode?.size ?? .zero)
        return UIScreen.main.mirrored != nil
    }

    func brightness(isShown: Bool) -> CGFloat? {
        isShown ? UIScreen.main.brightness : nil
    }

    func pixels() -> CGSize {
        UIScreen.main.currentMode!.size
    }
}

extension MirrorController {
    func remember() {
        level = UIScreen.main.brightness
    }

    func screen(of cell: UIView) -> UIScreen {
        cell.window?.screen ?? UIScreen.main
    }
}
