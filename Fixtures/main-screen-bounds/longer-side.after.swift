// The longer or shorter side of the screen recognises a device; a side beside something else, and width against height, do not.
import UIKit

final class SceneryController: UIViewController {
    private let scenery = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:main-screen-bounds] the longer side of a screen, however it is held: ask for the space the view has
        let long = max(UIScreen.main.bounds.size.width, UIScreen.main.bounds.size.height)
        // TODO: [unfold:main-screen-bounds] the longer or shorter side of a screen, however it is held: ask for the space the view has
        let short = UIScreen.main.bounds.width < UIScreen.main.bounds.height ? UIScreen.main.bounds.width : UIScreen.main.bounds.height
        let capped = min(view.bounds.width, 480)
        let larger = max(view.bounds.height, scenery.bounds.height)
        let isWide = view.bounds.width > view.bounds.height
        scenery.frame.size = CGSize(width: isWide ? long : min(short, capped), height: larger)
    }
}
