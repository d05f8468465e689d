// What cannot be handed more says who has the scale: an override, a scene of SpriteKit, a wrapped value, a property of an object.
import SpriteKit
import UIKit

final class Footnote: NSTextAttachment {
    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        CGRect(x: 0, y: 0, width: lineFrag.width, height: 1 / UIScreen.main.scale)
    }
}

final class Orchard: SKScene {
    func grow() {
        size.height = 10 * UIScreen.main.scale
    }
}

@propertyWrapper
struct Points {
    private var pixels: CGFloat = 0
    var wrappedValue: CGFloat {
        get { pixels / UIScreen.main.scale }
        set { pixels = newValue }
    }
}

struct PortraitRequest {
    var width: CGFloat
    var scale = UIScreen.main.scale
}
