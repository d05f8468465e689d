// A notification center and a run loop keep a closure for good: one that does not use self yet would begin to hold it.
import UIKit

final class PulseController: UIViewController {
    func begin() {
        NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { _ in
            // TODO: [unfold:main-screen-scale] this closure would retain self: capture it weakly, read its traitCollection
            print(1 / UIScreen.main.scale)
        }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            // TODO: [unfold:main-screen-bounds] this closure would retain self: capture it weakly, ask its view.bounds
            print(UIScreen.main.bounds.width)
        }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
            print(1 / self.traitCollection.displayScale)
        }
        NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { _ in
            self.view.layer.borderWidth = 1 / self.traitCollection.displayScale
        }
    }
}
