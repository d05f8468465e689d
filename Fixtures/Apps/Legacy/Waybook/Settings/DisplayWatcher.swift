import UIKit

/// Shows the slideshow on a television when one is connected.
final class DisplayWatcher {
    private var tokens: [NSObjectProtocol] = []
    private var television: UIWindow?

    func start() {
        let center = NotificationCenter.default
        tokens.append(
            center.addObserver(forName: UIScreen.didConnectNotification, object: nil, queue: .main) { [weak self] note in
                guard let screen = note.object as? UIScreen else { return }
                self?.show(on: screen)
            })
    }

    private func show(on screen: UIScreen) {
        guard screen !== UIScreen.main else { return }
        let window = UIWindow(frame: screen.bounds)
        window.rootViewController = Slideshow(photos: Journal.shared.trips.flatMap { $0.entries }.flatMap { $0.photos })
        window.isHidden = false
        television = window
    }
}
