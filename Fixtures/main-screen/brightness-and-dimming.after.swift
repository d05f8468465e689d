// What is set on the main screen is set on the one that shows the view, once there is a window.
import UIKit

final class TorchController: UIViewController {
    private var savedBrightness: CGFloat?

    override func viewDidLoad() {
        super.viewDidLoad()
        // TODO: [unfold:main-screen] no window yet in `viewDidLoad`: set `brightness` on its scene's screen in viewIsAppearing or later
        UIScreen.main.brightness = 0.8
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // TODO: [unfold:main-screen] no window yet here: set `wantsSoftwareDimming` on its scene's screen in viewIsAppearing or later
        UIScreen.main.wantsSoftwareDimming = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        savedBrightness = view.window?.windowScene?.screen.brightness
        view.window?.windowScene?.screen.brightness = 1
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let saved = savedBrightness { view.window?.windowScene?.screen.brightness = saved }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // TODO: [unfold:main-screen] the window is gone here: set `wantsSoftwareDimming` on its scene's screen in viewWillDisappear
        UIScreen.main.wantsSoftwareDimming = false
    }

    func dim(_ view: UIView) {
        self.view.window?.windowScene?.screen.brightness -= 0.1
        UIView.animate(withDuration: 1) { [weak self] in
            guard let torch = self else { return }
            torch.view.window?.windowScene?.screen.brightness = torch.savedBrightness ?? 0.5
        }
    }
}

final class TorchButton: UIButton {
    override func awakeFromNib() {
        super.awakeFromNib()
        // TODO: [unfold:main-screen] no window yet in `awakeFromNib`: set `brightness` on its scene's screen in didMoveToWindow or later
        UIScreen.main.brightness = 0.5
    }

    func light(in window: CGRect) {
        self.window?.windowScene?.screen.brightness = window.isEmpty ? 0 : 1
    }
}

final class TorchService {
    func light() {
        // TODO: [unfold:main-screen] `light` knows no window: pass in the UIScreen whose `brightness` is meant
        UIScreen.main.brightness = 1
    }
}
