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
        value * UIScreen.main.scale
    }
    lazy var sieve = Sieve { $0 * UIScreen.main.scale }
    lazy var faucet: Faucet = {
        let faucet = Faucet()
        faucet.drop = { $0 / UIScreen.main.scale }
        faucet.addAction(UIAction { _ in print(UIScreen.main.scale) }, for: .touchUpInside)
        return faucet
    }()
    lazy var width: () -> CGFloat = { [unowned self] in
        view.bounds.width * UIScreen.main.scale
    }
    lazy var pipe = UIView().then { $0.layer.borderWidth = 1 / UIScreen.main.scale }
    lazy var joint: UIView = {
        let joint = UIView()
        joint.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
        return joint
    }()
    private var kept: Sieve?

    func open() {
        kept = Sieve { $0 * UIScreen.main.scale }
        let used = Sieve { $0 * UIScreen.main.scale }
        print(used)
        faucet.addAction(UIAction { _ in print(UIScreen.main.scale) }, for: .touchUpInside)
    }
}
