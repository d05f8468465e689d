// Without a project file the plist beside a source says whose it is, and a keyboard's controller says so itself.
import UIKit

final class MemosController: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.layer.cornerRadius = traitCollection.horizontalSizeClass == .regular ? 12 : 0
    }
}
