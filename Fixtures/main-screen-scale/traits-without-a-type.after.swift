// A closure's parameter needs no type where the call that takes the closure gives it one: a colour's traits, what registers for changes.
import UIKit

final class InkView: UIView {
    private let rule = UIView()

    static let ink = UIColor { traits in traits.displayScale > 2 ? .darkGray : .black }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        backgroundColor = UIColor(dynamicProvider: { traits in
            if traits.displayScale > 2 { return .lightGray }
            return traits.userInterfaceStyle == .dark ? .black : .white
        })
        tintColor = UIColor.init { traits in traits.displayScale > 2 ? .red : .orange }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, previous in
            view.layer.borderWidth = 1 / view.traitCollection.displayScale
        }
        rule.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { rule, _ in
            rule.layer.borderWidth = 1 / rule.traitCollection.displayScale
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
            self.rule.layer.borderWidth = 1 / self.traitCollection.displayScale
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [unowned self] _, _ in
            rule.layer.cornerRadius = 1 / self.traitCollection.displayScale
        }
    }

    func tint(_ pick: (UITraitCollection) -> UIColor) {
        tint { traits in self.traitCollection.displayScale > 2 ? .red : .blue }
    }
}

extension UIColor {
    convenience init(fine: UIColor, coarse: UIColor) {
        self.init { traits in traits.displayScale > 2 ? fine : coarse }
    }

    static func hairline() -> UIColor {
        .init(dynamicProvider: { traits in traits.displayScale > 2 ? .black : .darkGray })
    }
}
