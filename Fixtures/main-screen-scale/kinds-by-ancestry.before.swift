// Protocols that refine a class, aliases, constrained extensions and SDK classes all lead to the kind of type.
import MapKit
import UIKit

protocol Ringed: UIView {
    var ring: CALayer { get }
}

extension Ringed {
    func drawRing() { ring.borderWidth = 2 / UIScreen.main.scale }
}

protocol Reusable {}

extension Reusable where Self: UICollectionViewCell {
    var hairline: CGFloat { 1 / UIScreen.main.scale }
}

extension Reusable {
    var thickline: CGFloat { 3 / UIScreen.main.scale }
}

typealias Screen = UIViewController
class BaseScreen: Screen {}

final class AboutScreen: BaseScreen {
    func pixels(_ points: CGFloat) -> CGFloat { points * UIScreen.main.scale }
}

final class RouteMap: MKMapView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = 1 / UIScreen.main.scale
    }
}

enum Outer {
    final class Inner: UITableViewHeaderFooterView {}
}

extension Outer.Inner {
    func underline() { layer.borderWidth = 1 / UIScreen.main.scale }
}
