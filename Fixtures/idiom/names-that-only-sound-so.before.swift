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
        requestButton.isHidden = UIDevice.current.userInterfaceIdiom == .pad
        cacheLabel.font = .systemFont(ofSize: UIDevice.current.userInterfaceIdiom == .pad ? 20 : 14)
        logInButton.setTitleColor(UIDevice.current.userInterfaceIdiom == .pad ? .red : .blue, for: .normal)
        trackerList.setCustomSpacing(UIDevice.current.userInterfaceIdiom == .pad ? 10 : 20, after: logInButton)
        sheet.layer.cornerRadius = UIDevice.current.userInterfaceIdiom == .pad ? 12 : 0
        let requestWidth: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 300 : 200
        requestButton.frame.size.width = requestWidth
        cacheLabel.attributedText = NSAttributedString(
            string: "full", attributes: [.font: UIFont.systemFont(ofSize: UIDevice.current.userInterfaceIdiom == .pad ? 20 : 14)])
    }
}
