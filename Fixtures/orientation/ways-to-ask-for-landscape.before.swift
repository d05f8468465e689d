// However a controller asks whether it is in landscape or in portrait, its height class answers.
import UIKit

final class TimetableController: UIViewController {
    private let header = UIView()
    private let footer = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        header.isHidden = interfaceOrientation.isLandscape
        footer.isHidden = self.interfaceOrientation.isPortrait
        header.alpha = UIDevice.current.orientation == .landscapeLeft || UIDevice.current.orientation == .landscapeRight ? 0.5 : 1
        footer.alpha = (statusBar() == 20 && UIApplication.shared.statusBarOrientation == .portrait) ? 0.5 : 1
    }

    private func statusBar() -> CGFloat {
        if UIApplication.shared.statusBarOrientation == .portrait || UIApplication.shared.statusBarOrientation == .portraitUpsideDown {
            return 20
        }
        guard UIDevice.current.orientation != .portrait else { return 44 }
        if UIDeviceOrientationIsLandscape(UIDevice.current.orientation), header.isHidden { return 0 }
        return UIInterfaceOrientationIsPortrait(UIApplication.shared.statusBarOrientation) ? 20 : 0
    }

    func rows() -> Int {
        let inScene = view.window?.windowScene?.effectiveGeometry.interfaceOrientation.isLandscape == true
        guard view.window?.windowScene?.interfaceOrientation == .portrait else { return inScene ? 3 : 4 }
        return 8
    }
}
