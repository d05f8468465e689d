// What a type is may be said in other files: superclasses, aliases and extensions are followed through the project.
import UIKit

struct TicketPrinter {
    var width: CGFloat = 80
}

extension Hosting {
    var dots: CGFloat { UIScreen.main.scale }
}
