// Presentation and hosting controllers have traits of their own, like any other controller.
import SwiftUI
import UIKit

final class DrawerPresentation: UIPresentationController {
    private let grabber = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return container.bounds.insetBy(dx: 0, dy: 4 / traitCollection.displayScale)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        grabber.layer.borderWidth = 1 / traitCollection.displayScale
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        grabber.frame.origin.y = (grabber.frame.origin.y * traitCollection.displayScale).rounded() / traitCollection.displayScale
    }
}

final class SettingsHost: UIHostingController<Text> {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.layer.borderWidth = 1 / traitCollection.displayScale
    }
}
