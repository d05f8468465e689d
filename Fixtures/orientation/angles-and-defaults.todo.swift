// A half turn by any name is an angle, and what goes to the defaults or only to a log outlives the layout.
import UIKit

final class CompassController: UIViewController {
    private let needle = UIImageView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:orientation] the angle follows how the device is held: let the interface turn, or ask Core Motion
        let turn: CGFloat = UIDevice.current.orientation.isLandscape ? CGFloat.pi / 2 : 0
        needle.layer.transform = CATransform3DMakeRotation(turn, 0, 0, 1)
        // TODO: [unfold:orientation] it is stored for longer than it stays true: ask for the available space where it is used
        UserDefaults.standard.set(UIDevice.current.orientation.isLandscape, forKey: "turned")
        // TODO: [unfold:orientation] this logs an orientation, which says little about how the app is shown: log the size of the view
        let way = UIDevice.current.orientation.isLandscape ? "landscape" : "portrait"
        print(way)
        DispatchQueue.main.async { [weak self] in
            // TODO: [unfold:orientation] self may be gone here: bind it (guard let self) and read its traitCollection
            self?.needle.contentMode = UIDevice.current.orientation.isLandscape ? .left : .top
        }
    }

    private func needleAngle() -> CGFloat {
        // TODO: [unfold:orientation] the angle follows how the device is held: let the interface turn, or ask Core Motion
        UIDevice.current.orientation.isLandscape ? 90 : 0
    }
}
