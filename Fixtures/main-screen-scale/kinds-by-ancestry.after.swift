// Protocols that refine a class, aliases, constrained extensions and SDK classes all lead to the kind of type.
import MapKit
import UIKit

protocol Ringed: UIView {
    var ring: CALayer { get }
}

extension Ringed {
    func drawRing() { ring.borderWidth = 2 / traitCollection.displayScale }
}

protocol Reusable {}

extension Reusable where Self: UICollectionViewCell {
    var hairline: CGFloat { 1 / traitCollection.displayScale }
}

extension Reusable {
    // TODO: [unfold:main-screen-scale] any type may be `Reusable`: constrain this extension to UIView and read traitCollection
    var thickline: CGFloat { 3 / UIScreen.main.scale }
}

typealias Screen = UIViewController
class BaseScreen: Screen {}

final class AboutScreen: BaseScreen {
    func pixels(_ points: CGFloat) -> CGFloat { points * traitCollection.displayScale }
}

final class RouteMap: MKMapView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = 1 / traitCollection.displayScale
    }
}

enum Outer {
    final class Inner: UITableViewHeaderFooterView {}
}

extension Outer.Inner {
    func underline() { layer.borderWidth = 1 / traitCollection.displayScale }
}
