// What a type is may be said in other files: superclasses, aliases and extensions are followed through the project.
import UIKit

final class TicketView: Themed {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = 1 / traitCollection.displayScale
    }
}

extension TicketPrinter {
    // TODO: [unfold:main-screen-scale] `dots` has no view to ask: make it a method that takes a UITraitCollection
    var dots: CGFloat { UIScreen.main.scale }
}
