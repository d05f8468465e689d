// Where a person has to decide, the TODO names what has traits there: a parameter, the type itself, what a closure could be handed.
import UIKit

extension UITraitCollection {
    var pixel: CGFloat { 1 / UIScreen.main.scale }
}

extension UITraitEnvironment {
    func pixel() -> CGFloat { 1 / UIScreen.main.scale }
}

final class Palette {
    static let rule = UIColor { traits in UIScreen.main.scale > 2 ? .darkGray : .lightGray }

    func pixel(of presentation: UIPresentationController) -> CGFloat { 1 / UIScreen.main.scale }
}
