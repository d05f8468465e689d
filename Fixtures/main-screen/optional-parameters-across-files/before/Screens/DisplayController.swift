// Whether a parameter takes an optional is known from the project's own declarations, wherever they stand.
import UIKit

final class DisplayController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Telemetry.note(brightness: UIScreen.main.brightness, of: "built-in")
        Telemetry.note(frames: UIScreen.main.maximumFramesPerSecond, of: "built-in")
    }
}
