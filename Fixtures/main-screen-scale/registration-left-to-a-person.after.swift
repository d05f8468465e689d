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
            // TODO: [unfold:main-screen-scale] `column.layer.borderWidth` is set once: set it again when UITraitDisplayScale changes
            column.layer.borderWidth = 1 / traitCollection.displayScale
        }
        if isBoxed {
            // TODO: [unfold:main-screen-scale] `layer.borderWidth` is set once: set it again when UITraitDisplayScale changes
            layer.borderWidth = 2 / traitCollection.displayScale
        }
        columns.forEach {
            // TODO: [unfold:main-screen-scale] `$0.layer.cornerRadius` is set once: set it again when UITraitDisplayScale changes
            $0.layer.cornerRadius = 3 / self.traitCollection.displayScale
        }
        // TODO: [unfold:main-screen-scale] `alpha` is set once: set it again when UITraitDisplayScale changes
        columns[Int(traitCollection.displayScale) % columns.count].alpha = 0.5
        // TODO: [unfold:main-screen-scale] `gap` is added to once: set it again when UITraitDisplayScale changes
        gap += 1 / traitCollection.displayScale
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        // TODO: [unfold:main-screen-scale] keep this constraint and set its constant again when UITraitDisplayScale changes
        rule.heightAnchor.constraint(equalToConstant: 1 / traitCollection.displayScale).isActive = true
        // TODO: [unfold:main-screen-scale] keep this constraint and set its constant again when UITraitDisplayScale changes
        NSLayoutConstraint.activate([
            rule.topAnchor.constraint(equalTo: topAnchor),
            amount.topAnchor.constraint(equalTo: rule.bottomAnchor, constant: 8 / traitCollection.displayScale),
        ])
        // TODO: [unfold:main-screen-scale] what `onePixel` is assigned to is set once: set it again when UITraitDisplayScale changes
        let onePixel = 1 / traitCollection.displayScale
        amount.layer.borderWidth = onePixel
        amount.layer.cornerRadius = onePixel * 4
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(with text: String) {
        amount.text = text
        // TODO: [unfold:main-screen-scale] `amount.layer.borderWidth` is set once: set it again when UITraitDisplayScale changes
        amount.layer.borderWidth = 1 / traitCollection.displayScale
    }

    // TODO: [unfold:main-screen-scale] `rule.layer.borderWidth` is set once: set it again when UITraitDisplayScale changes
    private func setUpRule() { rule.layer.borderWidth = 1 / traitCollection.displayScale }
}

struct LedgerTheme { var weight: CGFloat }

final class LedgerView: UIView {
    init(theme: inout LedgerTheme) {
        super.init(frame: .zero)
        // An inout parameter cannot be captured by a closure that is kept.
        // TODO: [unfold:main-screen-scale] `layer.borderWidth` is set once: set it again when UITraitDisplayScale changes
        layer.borderWidth = theme.weight / traitCollection.displayScale
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
