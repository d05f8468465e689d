// A question that the size class has answered already, or answers twice, is written once.
import UIKit

final class MailboxController: UIViewController {
    private let preview = UIView()

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        preview.isHidden = !(traitCollection.horizontalSizeClass == .regular && UIDevice.current.userInterfaceIdiom == .pad)
        if UIDevice.current.userInterfaceIdiom == .pad || traitCollection.userInterfaceIdiom == .pad || preview.isHidden {
            preview.alpha = 1
        }
        if UIDevice.current.userInterfaceIdiom == .pad || UIDevice.current.userInterfaceIdiom == .mac {
            preview.alpha = 0.9
        }
    }
}
