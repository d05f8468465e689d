// The longer or shorter side of the screen recognises a device; a side beside something else, and width against height, do not.
import UIKit

final class SceneryController: UIViewController {
    private let scenery = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let long = max(UIScreen.main.bounds.size.width, UIScreen.main.bounds.size.height)
        let short = UIScreen.main.bounds.width < UIScreen.main.bounds.height ? UIScreen.main.bounds.width : UIScreen.main.bounds.height
        let capped = min(UIScreen.main.bounds.width, 480)
        let larger = max(UIScreen.main.bounds.height, scenery.bounds.height)
        let isWide = UIScreen.main.bounds.width > UIScreen.main.bounds.height
        scenery.frame.size = CGSize(width: isWide ? long : min(short, capped), height: larger)
    }
}
