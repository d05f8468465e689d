// What is added to the screen as a static member reads the main screen without naming its type.
import UIKit

extension UIScreen {
    // TODO: [unfold:main-screen-bounds] `shortSide` (1 use) takes the shorter side of a screen, however it is held: ask for the available space
    static var shortSide: CGFloat { min(main.bounds.width, main.bounds.height) }
    // TODO: [unfold:main-screen-bounds] `middle` has no view to ask: pass in the size of the view that needs it
    static var middle: CGPoint { CGPoint(x: Self.main.bounds.midX, y: self.main.bounds.midY) }

    static func dots(in points: CGFloat) -> CGFloat {
        // TODO: [unfold:main-screen-scale] `dots` (1 use) has no view to ask: pass a UITraitCollection in, read its displayScale
        points * main.scale
    }

    class var isBright: Bool {
        // TODO: [unfold:main-screen] `isBright` knows no window: pass in the `brightness` of the screen that shows the view
        main.brightness > 0.5
    }
}

func card() -> CGSize { CGSize(width: UIScreen.shortSide, height: UIScreen.dots(in: 40)) }
