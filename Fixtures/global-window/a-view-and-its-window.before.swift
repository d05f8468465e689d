// A view has its window by itself, named in full where a local or a parameter is called `window` too.
import UIKit

final class HintView: UIView {
    private let bubble = UIView()

    override func didMoveToWindow() {
        super.didMoveToWindow()
        bubble.tintColor = UIApplication.shared.keyWindow?.tintColor
    }

    func flip(into window: UIWindow) {
        bubble.isHidden = UIApplication.shared.windows.first !== window
    }

    func point() {
        let window = UIApplication.shared.keyWindow
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        bubble.isHidden = window == nil && scene == nil
    }

    func chase(_ done: @escaping (UIWindow?) -> Void) {
        DispatchQueue.main.async { [weak self] in
            guard let hint = self else { return }
            done(UIApplication.shared.windows.first { $0.isKeyWindow })
        }
        DispatchQueue.main.async { [weak self] in
            done(UIApplication.shared.keyWindow)
            self?.bubble.isHidden = true
        }
    }
}

final class HintController: UIViewController {
    func show(in view: UIView) {
        view.isHidden = UIApplication.shared.keyWindow == nil
    }
}
