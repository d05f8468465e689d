// The window's class.
import UIKit

final class ReefViewController: UIViewController {}

final class ReefWindow: UIWindow {
    override init(frame: CGRect) {
        super.init(frame: frame)
        tintColor = .systemTeal
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
