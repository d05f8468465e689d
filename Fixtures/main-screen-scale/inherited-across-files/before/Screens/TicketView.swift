// What a type is may be said in other files: superclasses, aliases and extensions are followed through the project.
import UIKit

final class TicketView: Themed {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = 1 / UIScreen.main.scale
    }
}

extension TicketPrinter {
    var dots: CGFloat { UIScreen.main.scale }
}
