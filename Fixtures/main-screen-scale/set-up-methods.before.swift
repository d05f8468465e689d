// Each set-up method registers once, after its last statement that assigns what lives on.
import UIKit

class MeterView: UIView {
    @IBOutlet private var needle: UIView!
    private let track = CAShapeLayer()
    private var hairline: CGFloat = 1
    var weight: CGFloat = 2

    override func awakeFromNib() {
        super.awakeFromNib()
        track.lineWidth = weight / UIScreen.main.scale
        track.strokeColor = tintColor.cgColor
        hairline = 1 / UIScreen.main.scale
        layer.addSublayer(track)
        setUpNeedle()
    }

    private func setUpNeedle() {
        needle?.layer.borderWidth = 1 / UIScreen.main.scale
    }
}

final class MeterController: UIViewController {
    private let meter = MeterView()

    override func loadView() {
        let content = UIView()
        content.layer.borderWidth = 2 / UIScreen.main.scale
        content.addSubview(meter)
        view = content
    }

    private func commonInit() {
        meter.layer.cornerRadius = 3 / UIScreen.main.scale
        self.meter.layer.contentsScale = UIScreen.main.scale
    }

    private func configureMeter() {
        // Nothing that lives on is assigned here, so nothing has to be kept up to date.
        let pixels = meter.bounds.width * UIScreen.main.scale
        print(pixels, UIScreen.main.scale)
    }

    private func setupless() {
        // The prefix is a whole word or it is none.
        meter.layer.borderWidth = 1 / UIScreen.main.scale
    }
}
