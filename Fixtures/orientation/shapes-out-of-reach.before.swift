// Where a direction is picked and no view can be asked, the TODO says whose shape it is and how to get at it.
import UIKit

final class TrellisView: UIView {
    private let slats = UIStackView()
    private let axis: NSLayoutConstraint.Axis

    init(axis: NSLayoutConstraint.Axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical) {
        self.axis = axis
        super.init(frame: .zero)
    }

    init(rows: Int) {
        axis = UIDevice.current.orientation.isPortrait ? .vertical : .horizontal
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    func grow() {
        DispatchQueue.main.async { [weak self] in
            self?.slats.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
        }
    }

    static func arrange(_ slats: UIStackView?, in view: UIView) {
        slats?.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }
}

func arrange(_ slats: UIStackView?) {
    slats?.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
}

final class TrellisController: UIViewController {
    private let slats = UIStackView()
    private var lies: Bool { UIDevice.current.orientation.isLandscape }
    private var ways: UIInterfaceOrientationMask { UIDevice.current.orientation.isLandscape ? .landscape : .portrait }

    private func setUpSlats() {
        slats.axis = lies ? .horizontal : .vertical
    }
}
