// Brackets around the main screen would end the optional chain that takes its place.
import UIKit

final class LanternController: UIViewController {
    @objc private func light() {
        view.window?.windowScene?.screen.brightness = 1
        view.window?.windowScene?.screen.wantsSoftwareDimming = false
        (view.window?.windowScene?.screen /* the one in front */ )?.brightness = 0.4
    }
}
