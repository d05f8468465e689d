// A leading `!` goes into the operator; brackets of the old spelling go, others stay, and new ones come where they are needed.
import UIKit

final class KnobsController: UIViewController {
    private let knobs = UIView()
    private var wasWide = false

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        knobs.isHidden = !(UIDevice.current.orientation == .landscapeLeft || UIDevice.current.orientation == .landscapeRight)
        knobs.alpha = !UIApplication.shared.statusBarOrientation.isPortrait && !wasWide ? 1 : 0.5
        if wasWide != UIDevice.current.orientation.isLandscape { knobs.setNeedsLayout() }
        if (!UIDevice.current.orientation.isPortrait) { knobs.frame.size.height = 60 }
        if !(view.window?.windowScene?.interfaceOrientation.isLandscape ?? false) { knobs.frame.size.height = 90 }
        let wide = (view.window?.windowScene?.interfaceOrientation.isLandscape) ?? false
        guard .portrait == UIApplication.shared.statusBarOrientation || wide else { return }
        knobs.setNeedsDisplay()
    }
}
