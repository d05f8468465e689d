// A keyboard is always an extension.
import UIKit

final class KeysController: UIInputViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.alpha = UIDevice.current.userInterfaceIdiom == .pad ? 1 : 0.9
    }
}
