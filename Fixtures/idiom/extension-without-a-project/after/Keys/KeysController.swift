// A keyboard is always an extension.
import UIKit

final class KeysController: UIInputViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:idiom] an extension's size class is not that of the app around it: ask for the width of view.bounds
        view.alpha = UIDevice.current.userInterfaceIdiom == .pad ? 1 : 0.9
    }
}
