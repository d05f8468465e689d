// Notifications about screens, and observations of the main one, hear of the wrong display or of none.
import UIKit

final class ProjectorController: UIViewController {
    private var observations: [NSKeyValueObservation] = []
    private let center = NotificationCenter.default

    override func viewDidLoad() {
        super.viewDidLoad()
        // TODO: [unfold:main-screen] the main screen's changes only: observe with object nil, ask the notification's screen
        center.addObserver(forName: UIScreen.brightnessDidChangeNotification, object: UIScreen.main, queue: nil) { _ in }
        // TODO: [unfold:main-screen] register for UITraitSceneCaptureState instead: the change may be another screen's
        center.addObserver(forName: UIScreen.capturedDidChangeNotification, object: nil, queue: nil) { _ in }
        // TODO: [unfold:main-screen] a display brings a scene when it connects: handle its session, not this notification
        center.addObserver(forName: UIScreen.didConnectNotification, object: nil, queue: nil) { _ in }
        // TODO: [unfold:main-screen] the main screen's changes only: ask the screen of this view's window when it is laid out
        observations.append(UIScreen.main.observe(\.brightness) { screen, _ in print(screen.brightness) })
        center.addObserver(forName: UIScreen.brightnessDidChangeNotification, object: nil, queue: nil) { _ in }
        center.addObserver(forName: UIScreen.modeDidChangeNotification, object: nil, queue: nil) { _ in }
    }

    func changes() async {
        // TODO: [unfold:main-screen] a display's scene disconnects with it: handle that, not this notification
        for await _ in center.notifications(named: UIScreen.didDisconnectNotification).map({ $0.name }) {
            print("gone")
        }
    }
}
