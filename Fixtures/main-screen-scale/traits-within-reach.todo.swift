// Where a person has to decide, the TODO names what has traits there: a parameter, the type itself, what a closure could be handed.
import UIKit

extension UITraitCollection {
    // TODO: [unfold:main-screen-scale] these are the traits: read their own displayScale
    var pixel: CGFloat { 1 / UIScreen.main.scale }
}

extension UITraitEnvironment {
    // TODO: [unfold:main-screen-scale] `UITraitEnvironment` has traits: read its traitCollection.displayScale
    func pixel() -> CGFloat { 1 / UIScreen.main.scale }
}

final class Palette {
    // TODO: [unfold:main-screen-scale] `rule` has no view to ask: let its closure take a UITraitCollection, read its displayScale
    static let rule = UIColor { traits in UIScreen.main.scale > 2 ? .darkGray : .lightGray }

    // TODO: [unfold:main-screen-scale] `presentation` has traits: read its traitCollection.displayScale
    func pixel(of presentation: UIPresentationController) -> CGFloat { 1 / UIScreen.main.scale }
}
