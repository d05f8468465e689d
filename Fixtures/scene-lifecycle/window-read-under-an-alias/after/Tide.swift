// The one who reads it.
import UIKit

final class Tide {
    let lighthouse: Lighthouse

    init(lighthouse: Lighthouse) {
        self.lighthouse = lighthouse
    }

    func fall() {
        lighthouse.window?.tintColor = .blue
    }
}
