// Behind a look-up that is right only the fallback changes, where the view has its size; elsewhere a person decides.
import UIKit

final class StickerController: UIViewController {
    private let sticker = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        sticker.frame = view.window?.bounds ?? UIScreen.main.bounds
    }

    func fill() {
        sticker.frame = view.window?.bounds ?? UIScreen.main.bounds
        let width = view.window?.windowScene?.effectiveGeometry.coordinateSpace.bounds.width ?? UIScreen.main.bounds.width
        sticker.bounds.size.width = width
    }
}

final class StickerView: UIView {
    func fill() {
        frame = window?.bounds ?? UIScreen.main.bounds
    }
}
