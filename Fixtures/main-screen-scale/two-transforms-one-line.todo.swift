// Two transforms leave a TODO each above one statement, in the order of the list.
import UIKit

enum PixelCanvas {
    // TODO: [unfold:main-screen-scale] `width` is computed once for all displays: make it a function of a UITraitCollection
    // TODO: [unfold:main-screen-bounds] `width` is computed once for all displays: pass the size of the view that needs it
    static let width = UIScreen.main.bounds.width * UIScreen.main.scale
}
