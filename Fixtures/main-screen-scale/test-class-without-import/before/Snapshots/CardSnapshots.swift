// A class that comes down from a test case is test code, wherever that is said.
import UIKit

final class CardSnapshots: SnapshotCase {
    func pixels(_ view: UIView) -> CGFloat { view.bounds.width * UIScreen.main.scale }
}

final class Card: UIView {
    var pixels: CGFloat { bounds.width * UIScreen.main.scale }
}
