// An orientation, or an answer that is kept or logged, is left to a person; an answer that a view is set to is layout.
import UIKit

final class WatchController: UIViewController {
    private var isLandscape = false
    private var lastOrientation = UIDeviceOrientation.unknown
    private let clock = UIView()
    // TODO: [unfold:orientation] `startsWide` would keep the first answer: ask for the available space where it is used
    private let startsWide = UIDevice.current.orientation.isLandscape
    // TODO: [unfold:orientation] `rows` would be kept for ever: compute it where it is used, from traitCollection
    private lazy var rows = UIDevice.current.orientation.isPortrait ? 6 : 3

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:orientation] `isLandscape` keeps an answer that changes: ask for the available space where it is used
        isLandscape = UIDevice.current.orientation.isLandscape
        // TODO: [unfold:orientation] `lastOrientation` keeps an orientation that changes: compare the view's sizes instead
        lastOrientation = UIDevice.current.orientation
        // TODO: [unfold:orientation] this logs an orientation, which says little about how the app is shown: log the size of the view
        print("turned", UIApplication.shared.statusBarOrientation.isLandscape)
        // TODO: [unfold:orientation] the orientation is passed on: pass the size or the traits that matter
        arrange(for: UIDevice.current.orientation)

        clock.isHidden = traitCollection.verticalSizeClass == .compact
        navigationController?.setNavigationBarHidden(traitCollection.verticalSizeClass == .compact, animated: true)
        arrange(compact: traitCollection.verticalSizeClass == .compact)
    }

    private func arrange(for orientation: UIDeviceOrientation) {}
    private func arrange(compact: Bool) {}
}
