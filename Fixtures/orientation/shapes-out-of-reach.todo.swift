// Where a direction is picked and no view can be asked, the TODO says whose shape it is and how to get at it.
import UIKit

final class TrellisView: UIView {
    private let slats = UIStackView()
    private let axis: NSLayoutConstraint.Axis

    // TODO: [unfold:orientation] a default has no view to ask: let callers choose the axis by the shape of theirs
    init(axis: NSLayoutConstraint.Axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical) {
        self.axis = axis
        super.init(frame: .zero)
    }

    init(rows: Int) {
        // TODO: [unfold:orientation] a view has no shape before it is made: choose the axis where it lays out
        axis = UIDevice.current.orientation.isPortrait ? .vertical : .horizontal
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    func grow() {
        DispatchQueue.main.async { [weak self] in
            // TODO: [unfold:orientation] self may be gone here: bind it (guard let self) and ask the shape of its view
            self?.slats.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
        }
    }

    static func arrange(_ slats: UIStackView?, in view: UIView) {
        // TODO: [unfold:orientation] `slats` or `view`: decide whose bounds' shape counts here
        slats?.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }
}

func arrange(_ slats: UIStackView?) {
    // TODO: [unfold:orientation] `slats` may be nil: unwrap it, and ask the shape of its bounds
    slats?.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
}

final class TrellisController: UIViewController {
    private let slats = UIStackView()
    // TODO: [unfold:orientation] `setUpSlats` may run before the view has its shape: choose the axis in viewDidLayoutSubviews
    private var lies: Bool { UIDevice.current.orientation.isLandscape }
    // TODO: [unfold:orientation] which ways it turns should not depend on the device: allow all, and lay out by size class
    private var ways: UIInterfaceOrientationMask { UIDevice.current.orientation.isLandscape ? .landscape : .portrait }

    private func setUpSlats() {
        slats.axis = lies ? .horizontal : .vertical
    }
}
