// A view, a layer or another object that is made with the scale is not made a second time: nothing would show the new one.
import UIKit

final class RulerView: UIView {
    var weight: CGFloat
    init(weight: CGFloat) {
        self.weight = weight
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("made in code") }
}

final class RulerModel {
    var onChange: (() -> Void)?
    init(pixelsPerPoint: CGFloat) {}
}

struct RulerTheme {
    var weight: CGFloat
}

final class DraftingController: UIViewController {
    private var ruler: RulerView!
    private var margin: CALayer?
    private var model: RulerModel!
    private var theme = RulerTheme(weight: 1)
    private var isLarge = false

    override func loadView() {
        view = RulerView(weight: 2 / UIScreen.main.scale)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        theme = RulerTheme(weight: 1 / UIScreen.main.scale)
        ruler = isLarge ? RulerView(weight: 2 / UIScreen.main.scale) : RulerView(weight: 1)
        view.addSubview(ruler)
        margin = makeMargin(width: 1 / UIScreen.main.scale)
        model = RulerModel(pixelsPerPoint: UIScreen.main.scale)
        model.onChange = { [weak self] in self?.view.setNeedsLayout() }
        view.backgroundColor = UIColor(white: 1 / UIScreen.main.scale, alpha: 1)
    }

    private func makeMargin(width: CGFloat) -> CALayer? {
        let margin = CALayer()
        margin.borderWidth = width
        view.layer.addSublayer(margin)
        return margin
    }
}
