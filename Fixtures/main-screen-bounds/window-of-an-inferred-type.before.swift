// The type of `.init(frame:)` is what the place says, and a scene that was unwrapped on the way is at hand.
import UIKit

final class CurtainPresenter {
    private var curtain: UIWindow?

    func drop(over scene: UIWindowScene?) {
        guard let scene else { return }
        let window: UIWindow = .init(frame: UIScreen.main.bounds)
        curtain = .init(frame: UIScreen.main.bounds)
        window.isHidden = false
    }

    func drop(in scene: UIScene) {
        let stage = scene as! UIWindowScene
        curtain = UIWindow(frame: UIScreen.main.bounds)
        print(stage.title ?? "stage")
    }
}

final class StageController: UIViewController {
    override func loadView() {
        view = .init(frame: UIScreen.main.bounds)
    }
}

final class CurtainWindow: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { fatalError("made in code") }
    override init(frame: CGRect) { super.init(frame: frame) }

    convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }
}
