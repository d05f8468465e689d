// An orientation, or an answer that is kept or logged, is left to a person; an answer that a view is set to is layout.
import UIKit

final class WatchController: UIViewController {
    private var isLandscape = false
    private var lastOrientation = UIDeviceOrientation.unknown
    private let clock = UIView()
    private let startsWide = UIDevice.current.orientation.isLandscape
    private lazy var rows = UIDevice.current.orientation.isPortrait ? 6 : 3

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        isLandscape = UIDevice.current.orientation.isLandscape
        lastOrientation = UIDevice.current.orientation
        print("turned", UIApplication.shared.statusBarOrientation.isLandscape)
        arrange(for: UIDevice.current.orientation)

        clock.isHidden = UIDevice.current.orientation.isLandscape
        navigationController?.setNavigationBarHidden(UIDevice.current.orientation.isLandscape, animated: true)
        arrange(compact: UIApplication.shared.statusBarOrientation.isLandscape)
    }

    private func arrange(for orientation: UIDeviceOrientation) {}
    private func arrange(compact: Bool) {}
}
