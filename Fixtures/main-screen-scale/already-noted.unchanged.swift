// A TODO that is there already is not repeated, also when another transform's stands between it and the line.
import UIKit

enum Pixels {
    // TODO: [unfold:main-screen-scale] whoever calls this has to say for which display
    static func count(_ points: CGFloat) -> CGFloat { points * UIScreen.main.scale }

    // TODO: [unfold:main-screen-scale] whoever calls this has to say for which display
    // TODO: [unfold:main-screen-bounds] and how much room there is
    static let across = UIScreen.main.bounds.width * UIScreen.main.scale
}
