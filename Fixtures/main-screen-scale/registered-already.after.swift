// A method that registers for the display scale already gets no second registration.
import UIKit

final class CompassController: UIViewController {
    private let dial = UIView()
    private let rim = CAShapeLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        rim.lineWidth = 2 / traitCollection.displayScale
        dial.layer.borderWidth = 1 / traitCollection.displayScale
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]) { (self: Self, _) in
            self.restroke()
        }
    }

    private func restroke() {
        rim.lineWidth = 2 / traitCollection.displayScale
        dial.layer.borderWidth = 1 / traitCollection.displayScale
    }
}

final class SextantController: UIViewController {
    private let arc = CAShapeLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
            self.arc.strokeColor = UIColor.label.cgColor
        }
        arc.lineWidth = 2 / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.arc.lineWidth = 2 / self.traitCollection.displayScale
        }
    }
}
