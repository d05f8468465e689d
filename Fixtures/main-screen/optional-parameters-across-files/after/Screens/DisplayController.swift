// Whether a parameter takes an optional is known from the project's own declarations, wherever they stand.
import UIKit

final class DisplayController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Telemetry.note(brightness: view.window?.windowScene?.screen.brightness, of: "built-in")
        // TODO: [unfold:main-screen] `maximumFramesPerSecond` is that of view.window?.windowScene?.screen: decide what to use without a window
        Telemetry.note(frames: UIScreen.main.maximumFramesPerSecond, of: "built-in")
    }
}
