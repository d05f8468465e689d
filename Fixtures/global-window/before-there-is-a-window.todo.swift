// In an initializer, while a view is loaded or gone, and in what is kept, there is no window to ask.
import UIKit

final class GreetingController: UIViewController {
    // TODO: [unfold:global-window] `window` is asked before there is a view: ask view.window where it is used
    private let window = UIApplication.shared.keyWindow
    // TODO: [unfold:global-window] `top` would be kept for ever: ask view.window where it is used
    private lazy var top = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0

    override func loadView() {
        // TODO: [unfold:global-window] no window yet in `loadView`: ask view.window in viewIsAppearing or later
        view = UIView(frame: UIApplication.shared.windows[0].bounds)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // TODO: [unfold:global-window] no window yet in `viewDidLoad`: ask view.window in viewIsAppearing or later
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
        title = scene.title
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // TODO: [unfold:global-window] no window yet in `viewWillAppear`: ask view.window in viewIsAppearing or later
        view.tintColor = UIApplication.shared.delegate?.window??.tintColor ?? window?.tintColor
        view.layoutMargins.top = top
    }
}

final class GreetingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        // TODO: [unfold:global-window] no window yet in `init`: ask window in didMoveToWindow or later
        tintColor = UIApplication.shared.keyWindow?.tintColor
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func awakeFromNib() {
        super.awakeFromNib()
        // TODO: [unfold:global-window] no window yet in `awakeFromNib`: ask window in didMoveToWindow or later
        backgroundColor = UIApplication.shared.windows.first?.backgroundColor
    }

    static func tint() -> UIColor? {
        // TODO: [unfold:global-window] `tint` picks a window by chance: take the caller's view, window or scene
        UIApplication.shared.keyWindow?.tintColor
    }
}
