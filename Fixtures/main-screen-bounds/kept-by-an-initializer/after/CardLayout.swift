// A size handed to an initializer that stores it is kept, wherever that initializer is; one that only uses it is not.
import UIKit

struct CardLayout {
    let width: CGFloat
    let columns: Int

    init(width: CGFloat, columns: Int = 2) {
        self.width = width
        self.columns = columns
    }
}

struct Spread {
    let angle: CGFloat

    init(across width: CGFloat) {
        precondition(width > 0)
        angle = .pi / 8
    }
}

struct Deck { var height: CGFloat }
