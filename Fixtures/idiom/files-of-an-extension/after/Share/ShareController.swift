// The size class of an app extension is not that of the app it appears in, so there a person decides.
import UIKit

final class ShareController: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:idiom] an extension's size class is not that of the app around it: ask for the width of view.bounds
        view.layer.cornerRadius = UIDevice.current.userInterfaceIdiom == .pad ? 12 : 0
    }
}
