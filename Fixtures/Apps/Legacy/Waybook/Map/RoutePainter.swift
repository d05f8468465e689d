import MapKit
import UIKit

/// Paints a route on paper for the printed journal.
final class RoutePainter {
    func lineWidth(for zoom: CGFloat, on map: MKMapView) -> CGFloat {
        max(zoom, 1) / UIScreen.main.scale
    }

    func canvas() -> CGSize {
        let longSide = max(UIScreen.main.bounds.width, UIScreen.main.bounds.height)
        return CGSize(width: longSide, height: longSide)
    }
}
