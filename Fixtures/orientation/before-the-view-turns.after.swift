// A rotation's notification comes before the view turns: traits and bounds that its observers ask are the old ones.
import SwiftUI
import UIKit

final class StageController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        // TODO: [unfold:orientation] the view's size can change without this notification: override viewWillTransition(to:with:)
        center.addObserver(self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
        // TODO: [unfold:orientation] the view's size can change without this notification: override viewWillTransition(to:with:)
        center.addObserver(self, selector: #selector(StageController.held(_:)), name: UIDevice.orientationDidChangeNotification, object: nil)
        // TODO: [unfold:orientation] the view's size can change without this notification: override viewWillTransition(to:with:)
        center.addObserver(self, selector: #selector(turnedAgain), name: UIDevice.orientationDidChangeNotification, object: nil)
        center.addObserver(self, selector: #selector(resumed), name: UIApplication.didBecomeActiveNotification, object: nil)
        // TODO: [unfold:orientation] the view's size can change without this notification: override viewWillTransition(to:with:)
        center.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main) { [weak self] _ in
            guard let self = self else { return }
            // TODO: [unfold:orientation] a rotation's notification comes before the view turns: decide in viewWillTransition(to:with:)
            self.stack.isHidden = UIDevice.current.orientation.isLandscape
        }
    }

    @objc private func turned() {
        // TODO: [unfold:orientation] a rotation's notification comes before the view turns: decide in viewWillTransition(to:with:)
        stack.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
        // TODO: [unfold:orientation] a rotation's notification comes before the view turns: decide in viewWillTransition(to:with:)
        UIView.animate(withDuration: 0.3) { self.stack.alpha = UIDevice.current.orientation.isPortrait ? 1 : 0 }
    }

    @objc private func held(_ note: Notification) {
        // TODO: [unfold:orientation] a rotation's notification comes before the view turns: decide in viewWillTransition(to:with:)
        switch UIDevice.current.orientation {
        case .landscapeLeft, .landscapeRight: stack.spacing = 8
        default: stack.spacing = 16
        }
        stack.layoutMargins.left = traitCollection.horizontalSizeClass == .regular ? 32 : 16
    }

    @objc private func turnedAgain() { arrange() }

    private func arrange() {
        // TODO: [unfold:orientation] a rotation's notification comes before the view turns: decide in viewWillTransition(to:with:)
        stack.isHidden = UIDevice.current.orientation.isLandscape
    }

    @objc private func resumed() {
        stack.isHidden = traitCollection.verticalSizeClass == .compact
    }
}

final class StageView: UIView {
    private var token: NSObjectProtocol?

    func observe() {
        // TODO: [unfold:orientation] the view's size can change without this notification: lay out in layoutSubviews
        NotificationCenter.default.addObserver(
            self, selector: #selector(turned), name: UIApplication.didChangeStatusBarOrientationNotification, object: nil)
    }

    @objc private func turned() {
        // TODO: [unfold:orientation] a rotation's notification comes before the view turns: decide in layoutSubviews
        alpha = UIApplication.shared.statusBarOrientation.isLandscape ? 0.5 : 1
    }
}

struct Stage: View {
    @State private var spacing: CGFloat = 8

    var body: some View {
        // TODO: [unfold:orientation] the view's size can change without this notification: read \.verticalSizeClass, or onGeometryChange
        Text("Stage")
            .padding(spacing)
            .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
                // TODO: [unfold:orientation] a rotation's notification comes before the view turns: read \.verticalSizeClass in `body`
                spacing = UIDevice.current.orientation.isLandscape ? 8 : 16
            }
    }
}
