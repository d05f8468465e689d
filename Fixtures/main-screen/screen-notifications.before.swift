// Notifications about screens, and observations of the main one, hear of the wrong display or of none.
import UIKit

final class ProjectorController: UIViewController {
    private var observations: [NSKeyValueObservation] = []
    private let center = NotificationCenter.default

    override func viewDidLoad() {
        super.viewDidLoad()
        center.addObserver(forName: UIScreen.brightnessDidChangeNotification, object: UIScreen.main, queue: nil) { _ in }
        center.addObserver(forName: UIScreen.capturedDidChangeNotification, object: nil, queue: nil) { _ in }
        center.addObserver(forName: UIScreen.didConnectNotification, object: nil, queue: nil) { _ in }
        observations.append(UIScreen.main.observe(\.brightness) { screen, _ in print(screen.brightness) })
        center.addObserver(forName: UIScreen.brightnessDidChangeNotification, object: nil, queue: nil) { _ in }
        center.addObserver(forName: UIScreen.modeDidChangeNotification, object: nil, queue: nil) { _ in }
    }

    func changes() async {
        for await _ in center.notifications(named: UIScreen.didDisconnectNotification).map({ $0.name }) {
            print("gone")
        }
    }
}
