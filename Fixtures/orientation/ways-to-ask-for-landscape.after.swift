// However a controller asks whether it is in landscape or in portrait, its height class answers.
import UIKit

final class TimetableController: UIViewController {
    private let header = UIView()
    private let footer = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        header.isHidden = traitCollection.verticalSizeClass == .compact
        footer.isHidden = self.traitCollection.verticalSizeClass == .regular
        header.alpha = traitCollection.verticalSizeClass == .compact ? 0.5 : 1
        footer.alpha = (statusBar() == 20 && traitCollection.verticalSizeClass == .regular) ? 0.5 : 1
    }

    private func statusBar() -> CGFloat {
        if traitCollection.verticalSizeClass == .regular {
            return 20
        }
        guard traitCollection.verticalSizeClass != .regular else { return 44 }
        if traitCollection.verticalSizeClass == .compact, header.isHidden { return 0 }
        return traitCollection.verticalSizeClass == .regular ? 20 : 0
    }

    func rows() -> Int {
        let inScene = traitCollection.verticalSizeClass == .compact
        guard traitCollection.verticalSizeClass == .regular else { return inScene ? 3 : 4 }
        return 8
    }
}
