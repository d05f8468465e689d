// Views and windows are asked on the main thread only, and not by a closure that would begin to hold their owner.
import UIKit

final class BeaconController: UIViewController {
    private let queue = DispatchQueue(label: "beacon")
    private var flash: (() -> Void)?

    func light() {
        queue.async {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            DispatchQueue.main.async {
                scene?.title = "Beacon"
                UIApplication.shared.keyWindow?.tintColor = .systemYellow
            }
        }
        flash = { UIApplication.shared.keyWindow?.tintColor = .white }
    }
}
