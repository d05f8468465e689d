// Notifications about screens, and observations of the main one, hear of the wrong display or of none.
import UIKit

final class ProjectorController: UIViewController {
    private var observations: [NSKeyValueObservation] = []
    private let center = NotificationCenter.default

    override func viewDidLoad() {
        super.viewDidLoad()
        // TODO: [unfold:main-screen] notifications of both displays matter: pass nil, then ask the notification's object
        center.addObserver(forName: UIScreen.brightnessDidChangeNotification, object: UIScreen.main, queue: nil) { _ in }
        // TODO: [unfold:main-screen] register for UITraitSceneCaptureState in the view that has to react, not for this notification
        center.addObserver(forName: UIScreen.capturedDidChangeNotification, object: nil, queue: nil) { _ in }
        // TODO: [unfold:main-screen] a display arrives as a scene: handle its connection in a scene delegate, not this notification
        center.addObserver(forName: UIScreen.didConnectNotification, object: nil, queue: nil) { _ in }
        // TODO: [unfold:main-screen] observe the screen of the view's window scene, and start anew when the scene changes
        observations.append(UIScreen.main.observe(\.brightness) { screen, _ in print(screen.brightness) })
        center.addObserver(forName: UIScreen.brightnessDidChangeNotification, object: nil, queue: nil) { _ in }
        center.addObserver(forName: UIScreen.modeDidChangeNotification, object: nil, queue: nil) { _ in }
    }

    func changes() async {
        // TODO: [unfold:main-screen] a display's scene disconnects with it: handle that in a scene delegate, not this notification
        for await _ in center.notifications(named: UIScreen.didDisconnectNotification).map({ $0.name }) {
            print("gone")
        }
    }
}
