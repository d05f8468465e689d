// Wherever a view is made in an initializer or in loadView its first frame is nothing, before `super.init` too.
import UIKit

class CurtainView: UIView {
    private let left = UIView()
    private let right: UIImageView

    override init(frame: CGRect) {
        right = UIImageView(frame: .zero)
        super.init(frame: frame)
    }

    convenience init(image: UIImage?) {
        self.init(frame: UIScreen.main.bounds)
        let backdrop = UIScrollView(frame: UIScreen.main.bounds)
        right.image = image
        addSubview(backdrop)
    }

    required init?(coder: NSCoder) {
        right = UIImageView(frame: UIKit.UIScreen.main.bounds)
        super.init(coder: coder)
    }
}

final class CurtainController: UIViewController {
    private let curtain: CurtainView

    init() {
        curtain = CurtainView(
            frame: UIScreen.main.bounds)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func loadView() {
        view = CurtainView(frame: (UIScreen.main.bounds))
        view.addSubview(curtain)
    }

    func cover() {
        // Later the view has a size that the cover can start with.
        let cover = UIView(frame: UIScreen.main.bounds)
        view.addSubview(cover)
    }
}
