// What a lazy value is made with is kept with it: a closure that did not use `self` would hold its owner from then on.
import UIKit

final class Sieve {
    init(_ size: @escaping (CGFloat) -> CGFloat) {}
}

final class Faucet: UIControl {
    var drop: ((CGFloat) -> CGFloat)?
}

extension UIView {
    func then(_ body: (UIView) -> Void) -> UIView {
        body(self)
        return self
    }
}

final class WaterworksController: UIViewController {
    lazy var round: (CGFloat) -> CGFloat = { value in
        // TODO: [unfold:main-screen-scale] this closure would retain self: capture it weakly, read its traitCollection
        value * UIScreen.main.scale
    }
    // TODO: [unfold:main-screen-scale] this closure would retain self: capture it weakly, read its traitCollection
    lazy var sieve = Sieve { $0 * UIScreen.main.scale }
    lazy var faucet: Faucet = {
        let faucet = Faucet()
        // TODO: [unfold:main-screen-scale] this closure would retain self: capture it weakly, read its traitCollection
        faucet.drop = { $0 / UIScreen.main.scale }
        // TODO: [unfold:main-screen-scale] this closure would retain self: capture it weakly, read its traitCollection
        faucet.addAction(UIAction { _ in print(UIScreen.main.scale) }, for: .touchUpInside)
        return faucet
    }()
    lazy var width: () -> CGFloat = { [unowned self] in
        view.bounds.width * self.traitCollection.displayScale
    }
    // TODO: [unfold:main-screen-scale] `pipe` is made once: set its `borderWidth` when the view lays out, from traitCollection
    lazy var pipe = UIView().then { $0.layer.borderWidth = 1 / UIScreen.main.scale }
    lazy var joint: UIView = {
        let joint = UIView()
        // TODO: [unfold:main-screen-scale] `joint` is made once: keep this constraint, set its constant in layout, from traitCollection
        joint.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
        return joint
    }()
    private var kept: Sieve?

    func open() {
        // TODO: [unfold:main-screen-scale] this closure would retain self: capture it weakly, read its traitCollection
        kept = Sieve { $0 * UIScreen.main.scale }
        let used = Sieve { $0 * self.traitCollection.displayScale }
        print(used)
        // TODO: [unfold:main-screen-scale] this closure would retain self: capture it weakly, read its traitCollection
        faucet.addAction(UIAction { _ in print(UIScreen.main.scale) }, for: .touchUpInside)
    }
}
