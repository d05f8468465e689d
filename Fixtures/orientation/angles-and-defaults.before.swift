// A half turn by any name is an angle, and what goes to the defaults or only to a log outlives the layout.
import UIKit

final class CompassController: UIViewController {
    private let needle = UIImageView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let turn: CGFloat = UIDevice.current.orientation.isLandscape ? CGFloat.pi / 2 : 0
        needle.layer.transform = CATransform3DMakeRotation(turn, 0, 0, 1)
        UserDefaults.standard.set(UIDevice.current.orientation.isLandscape, forKey: "turned")
        let way = UIDevice.current.orientation.isLandscape ? "landscape" : "portrait"
        print(way)
        DispatchQueue.main.async { [weak self] in
            self?.needle.contentMode = UIDevice.current.orientation.isLandscape ? .left : .top
        }
    }

    private func needleAngle() -> CGFloat {
        UIDevice.current.orientation.isLandscape ? 90 : 0
    }
}
