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
        platform.layer.borderWidth = 1 / UIScreen.main.scale
    }

    private func configureBadge() {
        badge.layer.borderWidth = CGFloat(delay ?? 1) / UIScreen.main.scale
        setUpShade()
    }

    private func setUpShade() {
        shade.borderWidth = 2 / UIScreen.main.scale
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    private func arrange() { setUpMask(inset: 2) }

    private func setUpMask(inset: CGFloat) {
        layer.cornerRadius = inset / UIScreen.main.scale
    }

    private func setUpAlarm() {
        layer.shadowRadius = 1 / UIScreen.main.scale
    }

    func watch(_ center: NotificationCenter, for name: Notification.Name) {
        center.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in self?.setUpAlarm() }
    }

    func setUpGlow() {
        layer.shadowOpacity = Float(1 / UIScreen.main.scale)
    }

    func setUpGlow(of colour: UIColor) { layer.shadowColor = colour.cgColor }

    func glow() { setUpGlow(of: .red) }
}
