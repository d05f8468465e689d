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
        self.init(frame: .zero)
        let backdrop = UIScrollView(frame: .zero)
        right.image = image
        addSubview(backdrop)
    }

    required init?(coder: NSCoder) {
        right = UIImageView(frame: .zero)
        super.init(coder: coder)
    }
}

final class CurtainController: UIViewController {
    private let curtain: CurtainView

    init() {
        curtain = CurtainView(
            frame: .zero)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func loadView() {
        view = CurtainView(frame: (.zero))
        view.addSubview(curtain)
    }

    func cover() {
        // Later the view has a size that the cover can start with.
        let cover = UIView(frame: view.bounds)
        view.addSubview(cover)
    }
}
