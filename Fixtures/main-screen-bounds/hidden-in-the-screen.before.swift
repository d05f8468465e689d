// What is added to the screen as a static member reads the main screen without naming its type.
import UIKit

extension UIScreen {
    static var shortSide: CGFloat { min(main.bounds.width, main.bounds.height) }
    static var middle: CGPoint { CGPoint(x: Self.main.bounds.midX, y: self.main.bounds.midY) }

    static func dots(in points: CGFloat) -> CGFloat {
        points * main.scale
    }

    class var isBright: Bool {
        main.brightness > 0.5
    }
}

func card() -> CGSize { CGSize(width: UIScreen.shortSide, height: UIScreen.dots(in: 40)) }
