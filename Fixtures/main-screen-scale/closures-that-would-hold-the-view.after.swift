// A kept closure that does not use `self` yet would begin to hold its owner; one that uses it already holds it or not.
import Combine
import UIKit

final class Dial: UIControl {
    var onTurn: ((CGFloat) -> Void)?
    var format: ((CGFloat) -> String)?
}

final class VolumeController: UIViewController {
    private let dial = Dial()
    private var level: CGFloat = 0
    private let levels = PassthroughSubject<CGFloat, Never>()
    private var subscriptions: Set<AnyCancellable> = []
    private var latest: AnyCancellable?
    private var pixels: ((CGFloat) -> CGFloat)?

    func wire() {
        dial.format = { value in
            // TODO: [unfold:main-screen-scale] this closure would retain self: capture it weakly, read its traitCollection
            "\(value * UIScreen.main.scale) px"
        }
        dial.onTurn = { [unowned self] value in
            level = value * self.traitCollection.displayScale
        }
        // TODO: [unfold:main-screen-scale] this closure would retain self: capture it weakly, read its traitCollection
        pixels = { $0 * UIScreen.main.scale }
        levels
            .sink { [weak self] value in
                guard let self else { return }
                self.level = value * self.traitCollection.displayScale
            }
            .store(in: &subscriptions)
        // TODO: [unfold:main-screen-scale] this closure would retain self: capture it weakly, read its traitCollection
        latest = levels.sink { print($0 * UIScreen.main.scale) }
        // TODO: [unfold:main-screen-scale] this closure would retain self: capture it weakly, read its traitCollection
        levels.map { $0 * UIScreen.main.scale }
            .sink { print($0) }
            .store(in: &subscriptions)
    }
}
