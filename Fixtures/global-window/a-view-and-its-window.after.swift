// A view has its window by itself, named in full where a local or a parameter is called `window` too.
import UIKit

final class HintView: UIView {
    private let bubble = UIView()

    override func didMoveToWindow() {
        super.didMoveToWindow()
        bubble.tintColor = window?.tintColor
    }

    func flip(into window: UIWindow) {
        bubble.isHidden = self.window !== window
    }

    func point() {
        let window = self.window
        let scene = self.window?.windowScene
        bubble.isHidden = window == nil && scene == nil
    }

    func chase(_ done: @escaping (UIWindow?) -> Void) {
        DispatchQueue.main.async { [weak self] in
            guard let hint = self else { return }
            done(hint.window)
        }
        DispatchQueue.main.async { [weak self] in
            // TODO: [unfold:global-window] self may be gone here: bind it (guard let self) and ask its window
            done(UIApplication.shared.keyWindow)
            self?.bubble.isHidden = true
        }
    }
}

final class HintController: UIViewController {
    func show(in view: UIView) {
        view.isHidden = self.view.window == nil
    }
}
