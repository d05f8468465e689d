// A leading `!` goes into the operator; brackets of the old spelling go, others stay, and new ones come where they are needed.
import UIKit

final class KnobsController: UIViewController {
    private let knobs = UIView()
    private var wasWide = false

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        knobs.isHidden = traitCollection.verticalSizeClass != .compact
        knobs.alpha = traitCollection.verticalSizeClass != .regular && !wasWide ? 1 : 0.5
        if wasWide != (traitCollection.verticalSizeClass == .compact) { knobs.setNeedsLayout() }
        if (traitCollection.verticalSizeClass != .regular) { knobs.frame.size.height = 60 }
        if traitCollection.verticalSizeClass != .compact { knobs.frame.size.height = 90 }
        let wide = traitCollection.verticalSizeClass == .compact
        guard .regular == traitCollection.verticalSizeClass || wide else { return }
        knobs.setNeedsDisplay()
    }
}
