// Views and windows are asked on the main thread only, and not by a closure that would begin to hold their owner.
import UIKit

final class BeaconController: UIViewController {
    private let queue = DispatchQueue(label: "beacon")
    private var flash: (() -> Void)?

    func light() {
        queue.async {
            // TODO: [unfold:global-window] a window may not be asked for off the main thread: read it before the hop
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            DispatchQueue.main.async {
                scene?.title = "Beacon"
                self.view.window?.tintColor = .systemYellow
            }
        }
        // TODO: [unfold:global-window] this closure would retain self: capture it weakly, ask its window
        flash = { UIApplication.shared.keyWindow?.tintColor = .white }
    }
}
