// A branch that only reports is no layout, however the report is put together; one that does more is a choice.
import UIKit

final class BakeryController: UIViewController {
    private var pending: DispatchWorkItem?

    func open() {
        if UIDevice.current.userInterfaceIdiom == .pad {
            let work = DispatchWorkItem { Analytics.track("pad") }
            DispatchQueue.main.async(execute: work)
            pending = work
        }
        if UIDevice.current.userInterfaceIdiom == .pad {
            Analytics.track("pad")
            knead()
        }
    }

    func rise() {
        guard UIDevice.current.userInterfaceIdiom == .pad else { return }
        Analytics.track("rises")
    }

    private func knead() {}
}

enum Analytics {
    static func track(_ event: String) {}
}
