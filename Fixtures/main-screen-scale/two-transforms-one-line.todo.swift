// Two transforms leave a TODO each above one statement, in the order of the list.
import UIKit

enum PixelCanvas {
    // TODO: [unfold:main-screen-scale] `width` is computed once for all displays: make it a function of a UITraitCollection
    // TODO: [unfold:main-screen-bounds] `width` is computed once for all displays: make it a function of the width there is
    static let width = UIScreen.main.bounds.width * UIScreen.main.scale
}
