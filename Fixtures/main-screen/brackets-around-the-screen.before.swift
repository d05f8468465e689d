// Brackets around the main screen would end the optional chain that takes its place.
import UIKit

final class LanternController: UIViewController {
    @objc private func light() {
        (UIScreen.main).brightness = 1
        ((UIScreen.main)).wantsSoftwareDimming = false
        (UIScreen /* the one in front */ .main).brightness = 0.4
    }
}
