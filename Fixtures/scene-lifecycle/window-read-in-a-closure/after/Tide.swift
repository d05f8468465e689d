// The one who reads it.
import UIKit

final class Tide {
    func fall() {
        Reef.withDelegate { $0.window?.tintColor = .blue }
    }
}
