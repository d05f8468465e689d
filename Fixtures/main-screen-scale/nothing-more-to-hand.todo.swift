// What cannot be handed more says who has the scale: an override, a scene of SpriteKit, a wrapped value, a property of an object.
import SpriteKit
import UIKit

final class Footnote: NSTextAttachment {
    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        // TODO: [unfold:main-screen-scale] an override takes nothing more: let what shows `Footnote` pass it traitCollection.displayScale
        CGRect(x: 0, y: 0, width: lineFrag.width, height: 1 / UIScreen.main.scale)
    }
}

final class Orchard: SKScene {
    func grow() {
        // TODO: [unfold:main-screen-scale] ask view?.traitCollection and decide what to use while it is nil
        size.height = 10 * UIScreen.main.scale
    }
}

@propertyWrapper
struct Points {
    private var pixels: CGFloat = 0
    var wrappedValue: CGFloat {
        // TODO: [unfold:main-screen-scale] a property wrapper has no view to ask: convert the value where a view uses it
        get { pixels / UIScreen.main.scale }
        set { pixels = newValue }
    }
}

struct PortraitRequest {
    var width: CGFloat
    // TODO: [unfold:main-screen-scale] `scale` is set as `PortraitRequest` is made, without a view to ask: let its `init` take the displayScale
    var scale = UIScreen.main.scale
}
