import UIKit

/// A short message that comes up over whatever is shown.
final class Toast: UIView {
    private let label = UILabel()

    static func show(_ text: String) {
        let toast = Toast()
        toast.label.text = text
        guard let window = UIApplication.shared.keyWindow else { return }
        toast.frame = window.bounds
        window.addSubview(toast)
    }

    override init(frame: CGRect) {
        super.init(frame: UIScreen.main.bounds)
        isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bottom = UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0
        let width = bounds.width - safeAreaInsets.left * 2 - Theme.margin * 2
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        label.frame = CGRect(
            x: safeAreaInsets.left + Theme.margin,
            y: bounds.height - bottom - size.height - 24,
            width: width,
            height: size.height)
    }
}
