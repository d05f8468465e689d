// An extension in another file cannot see a private property, so it gets a TODO unless a visible one is there already.
import SwiftUI

extension Badge {
    var inset: CGFloat {
        // TODO: [unfold:main-screen-scale] give `Badge` an @Environment(\.displayScale) property that this file can see
        4 / UIScreen.main.scale
    }
}

extension Pill {
    var inset: CGFloat {
        4 / displayScale
    }
}
