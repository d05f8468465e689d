import MapKit
import UIKit

final class RouteViewController: UIViewController {
    private let map = MKMapView()
    private let panel = UIView()
    private let trip: Trip

    init(trip: Trip) {
        self.trip = trip
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(map)
        view.addSubview(panel)
        panel.layer.cornerRadius = 16
        panel.layer.shadowRadius = 4 / UIScreen.main.scale
        if let first = trip.entries.first { map.setCenter(first.coordinate, animated: false) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        map.frame = UIScreen.main.bounds
        // Older phones have no room for the whole panel.
        let panelHeight: CGFloat = UIScreen.main.bounds.height <= 667 ? 160 : 240
        panel.frame = CGRect(
            x: view.safeAreaInsets.left,
            y: view.bounds.height - panelHeight - view.safeAreaInsets.bottom,
            width: view.bounds.width - (view.safeAreaInsets.left + view.safeAreaInsets.left),
            height: panelHeight)
        map.layoutMargins = UIEdgeInsets(
            top: view.safeAreaInsets.top, left: view.safeAreaInsets.left, bottom: panelHeight, right: view.safeAreaInsets.left)
    }

    func openPanel() {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.title = trip.title
        UIView.animate(withDuration: 0.3) {
            self.panel.frame.size.width = UIScreen.main.bounds.width
            self.panel.layer.borderWidth = 1 / UIScreen.main.scale
        }
    }
}
