// A button for a request, a label about a cache and a screen of analytics are laid out like any other; an attributed text is too.
import UIKit

final class AnalyticsViewController: UIViewController {
    private let requestButton = UIButton()
    private let cacheLabel = UILabel()
    private let logInButton = UIButton()
    private let trackerList = UIStackView()
    private let sheet = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        requestButton.isHidden = traitCollection.horizontalSizeClass == .regular
        cacheLabel.font = .systemFont(ofSize: traitCollection.horizontalSizeClass == .regular ? 20 : 14)
        logInButton.setTitleColor(traitCollection.horizontalSizeClass == .regular ? .red : .blue, for: .normal)
        trackerList.setCustomSpacing(traitCollection.horizontalSizeClass == .regular ? 10 : 20, after: logInButton)
        sheet.layer.cornerRadius = traitCollection.horizontalSizeClass == .regular ? 12 : 0
        let requestWidth: CGFloat = traitCollection.horizontalSizeClass == .regular ? 300 : 200
        requestButton.frame.size.width = requestWidth
        cacheLabel.attributedText = NSAttributedString(
            string: "full", attributes: [.font: UIFont.systemFont(ofSize: traitCollection.horizontalSizeClass == .regular ? 20 : 14)])
    }
}
