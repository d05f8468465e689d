// What is set on the main screen is set on the one that shows the view, once there is a window.
import UIKit

final class TorchController: UIViewController {
    private var savedBrightness: CGFloat?

    override func viewDidLoad() {
        super.viewDidLoad()
        UIScreen.main.brightness = 0.8
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        UIScreen.main.wantsSoftwareDimming = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        savedBrightness = UIScreen.main.brightness
        UIScreen.main.brightness = 1
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let saved = savedBrightness { UIScreen.main.brightness = saved }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        UIScreen.main.wantsSoftwareDimming = false
    }

    func dim(_ view: UIView) {
        UIScreen.main.brightness -= 0.1
        UIView.animate(withDuration: 1) { [weak self] in
            guard let torch = self else { return }
            UIScreen.main.brightness = torch.savedBrightness ?? 0.5
        }
    }
}

final class TorchButton: UIButton {
    override func awakeFromNib() {
        super.awakeFromNib()
        UIScreen.main.brightness = 0.5
    }

    func light(in window: CGRect) {
        UIScreen.main.brightness = window.isEmpty ? 0 : 1
    }
}

final class TorchService {
    func light() {
        UIScreen.main.brightness = 1
    }
}
