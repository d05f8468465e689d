// The trait that tells of a capture is there from iOS 17 on, so in an app that also runs before that a person decides.
import UIKit

final class VaultController: UIViewController {
    private let secret = UILabel()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:main-screen] sceneCaptureState needs iOS 17: below it ask the screen of the view's window scene
        secret.isHidden = UIScreen.main.isCaptured
        secret.alpha = traitCollection.userInterfaceStyle == .dark ? 0.8 : 1
    }
}
