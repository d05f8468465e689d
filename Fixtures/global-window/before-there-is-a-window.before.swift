// In an initializer, while a view is loaded or gone, and in what is kept, there is no window to ask.
import UIKit

final class GreetingController: UIViewController {
    private let window = UIApplication.shared.keyWindow
    private lazy var top = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0

    override func loadView() {
        view = UIView(frame: UIApplication.shared.windows[0].bounds)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
        title = scene.title
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.tintColor = UIApplication.shared.delegate?.window??.tintColor ?? window?.tintColor
        view.layoutMargins.top = top
    }
}

final class GreetingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        tintColor = UIApplication.shared.keyWindow?.tintColor
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = UIApplication.shared.windows.first?.backgroundColor
    }

    static func tint() -> UIColor? {
        UIApplication.shared.keyWindow?.tintColor
    }
}
