// Two transforms leave a TODO each above one statement, in the order of the list.
import UIKit

enum PixelCanvas {
    static let width = UIScreen.main.bounds.width * UIScreen.main.scale
}
