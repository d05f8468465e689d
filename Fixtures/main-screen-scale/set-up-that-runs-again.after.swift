// A method that other than set-up code calls would register with each call; what layout calls is read again with it.
import UIKit

final class DepartureCell: UICollectionViewCell {
    private let platform = UIView()
    private let badge = UIView()
    private let shade = CALayer()
    var delay: Int? { didSet { configureBadge() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        MainActor.assumeIsolated { setUpPlatform() }
        configureBadge()
        setUpAlarm()
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    private func setUpPlatform() {
        platform.layer.borderWidth = 1 / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.platform.layer.borderWidth = 1 / self.traitCollection.displayScale
        }
    }

    private func configureBadge() {
        // TODO: [unfold:main-screen-scale] `badge.layer.borderWidth` is set once: set it again when UITraitDisplayScale changes
        badge.layer.borderWidth = CGFloat(delay ?? 1) / traitCollection.displayScale
        setUpShade()
    }

    private func setUpShade() {
        // TODO: [unfold:main-screen-scale] `shade.borderWidth` is set once: set it again when UITraitDisplayScale changes
        shade.borderWidth = 2 / traitCollection.displayScale
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    private func arrange() { setUpMask(inset: 2) }

    private func setUpMask(inset: CGFloat) {
        layer.cornerRadius = inset / traitCollection.displayScale
    }

    private func setUpAlarm() {
        // TODO: [unfold:main-screen-scale] `layer.shadowRadius` is set once: set it again when UITraitDisplayScale changes
        layer.shadowRadius = 1 / traitCollection.displayScale
    }

    func watch(_ center: NotificationCenter, for name: Notification.Name) {
        center.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in self?.setUpAlarm() }
    }

    func setUpGlow() {
        layer.shadowOpacity = Float(1 / traitCollection.displayScale)
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.layer.shadowOpacity = Float(1 / self.traitCollection.displayScale)
        }
    }

    func setUpGlow(of colour: UIColor) { layer.shadowColor = colour.cgColor }

    func glow() { setUpGlow(of: .red) }
}
