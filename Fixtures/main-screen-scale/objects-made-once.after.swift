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
        // TODO: [unfold:main-screen-scale] `view` is made once: pass it the new value when UITraitDisplayScale changes
        view = RulerView(weight: 2 / traitCollection.displayScale)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        theme = RulerTheme(weight: 1 / traitCollection.displayScale)
        // TODO: [unfold:main-screen-scale] `ruler` is made once: pass it the new value when UITraitDisplayScale changes
        ruler = isLarge ? RulerView(weight: 2 / traitCollection.displayScale) : RulerView(weight: 1)
        view.addSubview(ruler)
        // TODO: [unfold:main-screen-scale] `margin` is made once: pass it the new value when UITraitDisplayScale changes
        margin = makeMargin(width: 1 / traitCollection.displayScale)
        // TODO: [unfold:main-screen-scale] `model` is made once: pass it the new value when UITraitDisplayScale changes
        model = RulerModel(pixelsPerPoint: traitCollection.displayScale)
        model.onChange = { [weak self] in self?.view.setNeedsLayout() }
        view.backgroundColor = UIColor(white: 1 / traitCollection.displayScale, alpha: 1)
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.theme = RulerTheme(weight: 1 / self.traitCollection.displayScale)
            self.view.backgroundColor = UIColor(white: 1 / self.traitCollection.displayScale, alpha: 1)
        }
    }

    private func makeMargin(width: CGFloat) -> CALayer? {
        let margin = CALayer()
        margin.borderWidth = width
        view.layer.addSublayer(margin)
        return margin
    }
}
