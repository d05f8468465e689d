// Behind a look-up that is right only the fallback changes, where the view has its size; elsewhere a person decides.
import UIKit

final class StickerController: UIViewController {
    private let sticker = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        // TODO: [unfold:main-screen-bounds] the size is not final in `viewDidLoad`: take it from view.bounds in viewIsAppearing or viewDidLayoutSubviews
        sticker.frame = view.window?.bounds ?? UIScreen.main.bounds
    }

    func fill() {
        sticker.frame = view.window?.bounds ?? view.bounds
        let width = view.window?.windowScene?.effectiveGeometry.coordinateSpace.bounds.width ?? view.bounds.width
        sticker.bounds.size.width = width
    }
}

final class StickerView: UIView {
    func fill() {
        // TODO: [unfold:main-screen-bounds] the screen's size is no fallback: decide what to use without the value before it
        frame = window?.bounds ?? UIScreen.main.bounds
    }
}
