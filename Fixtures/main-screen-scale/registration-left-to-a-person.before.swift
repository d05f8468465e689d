// What cannot simply be copied into a registration is rewritten, and a TODO stands where it is set once.
import UIKit

final class LedgerCell: UITableViewCell {
    private let columns = [UIView(), UIView()]
    private let amount = UILabel()
    private let rule = UIView()
    private var gap: CGFloat = 0
    var isBoxed = false

    override func awakeFromNib() {
        super.awakeFromNib()
        for column in columns {
            column.layer.borderWidth = 1 / UIScreen.main.scale
        }
        if isBoxed {
            layer.borderWidth = 2 / UIScreen.main.scale
        }
        columns.forEach {
            $0.layer.cornerRadius = 3 / UIScreen.main.scale
        }
        columns[Int(UIScreen.main.scale) % columns.count].alpha = 0.5
        gap += 1 / UIScreen.main.scale
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        rule.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
        NSLayoutConstraint.activate([
            rule.topAnchor.constraint(equalTo: topAnchor),
            amount.topAnchor.constraint(equalTo: rule.bottomAnchor, constant: 8 / UIScreen.main.scale),
        ])
        let onePixel = 1 / UIScreen.main.scale
        amount.layer.borderWidth = onePixel
        amount.layer.cornerRadius = onePixel * 4
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(with text: String) {
        amount.text = text
        amount.layer.borderWidth = 1 / UIScreen.main.scale
    }

    private func setUpRule() { rule.layer.borderWidth = 1 / UIScreen.main.scale }
}

struct LedgerTheme { var weight: CGFloat }

final class LedgerView: UIView {
    init(theme: inout LedgerTheme) {
        super.init(frame: .zero)
        // An inout parameter cannot be captured by a closure that is kept.
        layer.borderWidth = theme.weight / UIScreen.main.scale
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
