// A notification center and a run loop keep a closure for good: one that does not use self yet would begin to hold it.
import UIKit

final class PulseController: UIViewController {
    func begin() {
        NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { _ in
            print(1 / UIScreen.main.scale)
        }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            print(UIScreen.main.bounds.width)
        }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
            print(1 / UIScreen.main.scale)
        }
        NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { _ in
            self.view.layer.borderWidth = 1 / UIScreen.main.scale
        }
    }
}
