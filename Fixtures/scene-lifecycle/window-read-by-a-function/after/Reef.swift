// The one who reads it.
import UIKit

func reefDelegate() -> AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

final class Reef {
    func dim() { reefDelegate()?.window?.tintColor = .black }
}
