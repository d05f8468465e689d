// What is asked of a member of another class is the device or its traits all the same, as long as the project has no such member itself.
import UIKit

class BoothController: UIViewController {
    let hardware = UIDevice.current
    let booth: UITraitCollection = .current
}

final class PhotoBoothController: BoothController {
    private let curtain = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        curtain.isHidden = hardware.userInterfaceIdiom == .pad
        curtain.alpha = booth.userInterfaceIdiom == .phone ? 0.5 : 1
        curtain.tag = cameras().first?.userInterfaceIdiom == .pad ? 1 : 2
    }

    private func cameras() -> [UITraitCollection] { [] }
}
