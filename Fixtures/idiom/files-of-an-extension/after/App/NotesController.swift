// The size class of an app extension is not that of the app it appears in, so there a person decides.
import UIKit

final class NotesController: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.layer.cornerRadius = traitCollection.horizontalSizeClass == .regular ? 12 : 0
    }
}
