// Whoever takes the closure says what it is handed.
import UIKit

enum Reef {
    static func withDelegate(_ body: (AppDelegate) -> Void) {}
}
