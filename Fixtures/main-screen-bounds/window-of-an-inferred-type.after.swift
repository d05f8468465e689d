// The type of `.init(frame:)` is what the place says, and a scene that was unwrapped on the way is at hand.
import UIKit

final class CurtainPresenter {
    private var curtain: UIWindow?

    func drop(over scene: UIWindowScene?) {
        guard let scene else { return }
        let window: UIWindow = .init(windowScene: scene)
        curtain = .init(windowScene: scene)
        window.isHidden = false
    }

    func drop(in scene: UIScene) {
        let stage = scene as! UIWindowScene
        curtain = UIWindow(windowScene: stage)
        print(stage.title ?? "stage")
    }
}

final class StageController: UIViewController {
    override func loadView() {
        view = .init(frame: .zero)
    }
}

final class CurtainWindow: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { fatalError("made in code") }
    override init(frame: CGRect) { super.init(frame: frame) }

    convenience init() {
        // TODO: [unfold:main-screen-bounds] a window needs its scene: give `CurtainWindow` an initializer that takes a UIWindowScene
        self.init(frame: UIScreen.main.bounds)
    }
}
