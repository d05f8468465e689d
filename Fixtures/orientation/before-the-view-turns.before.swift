// A rotation's notification comes before the view turns: traits and bounds that its observers ask are the old ones.
import SwiftUI
import UIKit

final class StageController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
        center.addObserver(self, selector: #selector(StageController.held(_:)), name: UIDevice.orientationDidChangeNotification, object: nil)
        center.addObserver(self, selector: #selector(turnedAgain), name: UIDevice.orientationDidChangeNotification, object: nil)
        center.addObserver(self, selector: #selector(resumed), name: UIApplication.didBecomeActiveNotification, object: nil)
        center.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main) { [weak self] _ in
            guard let self = self else { return }
            self.stack.isHidden = UIDevice.current.orientation.isLandscape
        }
    }

    @objc private func turned() {
        stack.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
        UIView.animate(withDuration: 0.3) { self.stack.alpha = UIDevice.current.orientation.isPortrait ? 1 : 0 }
    }

    @objc private func held(_ note: Notification) {
        switch UIDevice.current.orientation {
        case .landscapeLeft, .landscapeRight: stack.spacing = 8
        default: stack.spacing = 16
        }
        stack.layoutMargins.left = UIDevice.current.userInterfaceIdiom == .pad ? 32 : 16
    }

    @objc private func turnedAgain() { arrange() }

    private func arrange() {
        stack.isHidden = UIDevice.current.orientation.isLandscape
    }

    @objc private func resumed() {
        stack.isHidden = UIDevice.current.orientation.isLandscape
    }
}

final class StageView: UIView {
    private var token: NSObjectProtocol?

    func observe() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(turned), name: UIApplication.didChangeStatusBarOrientationNotification, object: nil)
    }

    @objc private func turned() {
        alpha = UIApplication.shared.statusBarOrientation.isLandscape ? 0.5 : 1
    }
}

struct Stage: View {
    @State private var spacing: CGFloat = 8

    var body: some View {
        Text("Stage")
            .padding(spacing)
            .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
                spacing = UIDevice.current.orientation.isLandscape ? 8 : 16
            }
    }
}
