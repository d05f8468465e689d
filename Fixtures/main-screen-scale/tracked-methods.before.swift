// What is assigned in a method that UIKit calls again when traits change needs no registration.
import UIKit

final class ContactCell: UITableViewCell {
    private let badge = UIView()
    private var badgeWidth: NSLayoutConstraint?
    private var onePixel: CGFloat = 0

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        badge.layer.borderWidth = (state.isSelected ? 2 : 1) / UIScreen.main.scale
    }

    override func updateConstraints() {
        badgeWidth?.constant = 24 + 1 / UIScreen.main.scale
        super.updateConstraints()
    }

    override func updateProperties() {
        super.updateProperties()
        onePixel = 1 / UIScreen.main.scale
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, line) in contentView.subviews.enumerated() {
            line.frame.origin.y = CGFloat(index) / UIScreen.main.scale
        }
    }
}

final class ContactsController: UITableViewController {
    private let shadow = CALayer()

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        shadow.borderWidth = 1 / UIScreen.main.scale
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        shadow.contentsScale = UIScreen.main.scale
    }

    override func updateViewConstraints() {
        tableView.sectionHeaderTopPadding = 1 / UIScreen.main.scale
        super.updateViewConstraints()
    }
}
