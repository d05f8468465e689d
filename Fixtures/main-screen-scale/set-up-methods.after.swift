// Each set-up method registers once, after its last statement that assigns what lives on.
import UIKit

class MeterView: UIView {
    @IBOutlet private var needle: UIView!
    private let track = CAShapeLayer()
    private var hairline: CGFloat = 1
    var weight: CGFloat = 2

    override func awakeFromNib() {
        super.awakeFromNib()
        track.lineWidth = weight / traitCollection.displayScale
        track.strokeColor = tintColor.cgColor
        hairline = 1 / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.track.lineWidth = self.weight / self.traitCollection.displayScale
            self.hairline = 1 / self.traitCollection.displayScale
        }
        layer.addSublayer(track)
        setUpNeedle()
    }

    private func setUpNeedle() {
        needle?.layer.borderWidth = 1 / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.needle?.layer.borderWidth = 1 / self.traitCollection.displayScale
        }
    }
}

final class MeterController: UIViewController {
    private let meter = MeterView()

    override func loadView() {
        let content = UIView()
        content.layer.borderWidth = 2 / traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            content.layer.borderWidth = 2 / self.traitCollection.displayScale
        }
        content.addSubview(meter)
        view = content
    }

    private func commonInit() {
        meter.layer.cornerRadius = 3 / traitCollection.displayScale
        self.meter.layer.contentsScale = traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            self.meter.layer.cornerRadius = 3 / self.traitCollection.displayScale
            self.meter.layer.contentsScale = self.traitCollection.displayScale
        }
    }

    private func configureMeter() {
        // Nothing that lives on is assigned here, so nothing has to be kept up to date.
        let pixels = meter.bounds.width * traitCollection.displayScale
        print(pixels, traitCollection.displayScale)
    }

    private func setupless() {
        // The prefix is a whole word or it is none.
        meter.layer.borderWidth = 1 / traitCollection.displayScale
    }
}
