// The class and its initializers.
import UIKit

final class ReefWindow: UIWindow {
    override init(frame: CGRect) { super.init(frame: frame) }
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { fatalError("made in code") }
}
