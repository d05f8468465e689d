// A feature kept for one kind of device, a sheet's size, and a notch in disguise are not about width.
import UIKit

final class SketchController: UIViewController {
    private let canvas = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // TODO: [unfold:idiom] `addInteraction` is kept from phones: ask whether what it needs is there, not for the device
        guard UIDevice.current.userInterfaceIdiom == .pad else { return }
        canvas.addInteraction(UIPencilInteraction())
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:idiom] a sheet is compact on a wide screen too: choose this size by the presenter's size class
        preferredContentSize = UIDevice.current.userInterfaceIdiom == .pad ? CGSize(width: 500, height: 600) : .zero
        // TODO: [unfold:idiom] a notch is meant, not a width: ask the safe area on every display
        if UIDevice.current.userInterfaceIdiom == .phone {
            canvas.frame.origin.y = view.safeAreaInsets.top
        }
        // TODO: [unfold:idiom] the tab bar is meant, not a width: it adapts by itself, and the safe area knows where it is
        canvas.frame.size.height = UIDevice.current.userInterfaceIdiom == .phone ? tabBarController?.tabBar.frame.minY ?? 0 : 400
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        // TODO: [unfold:idiom] traitCollection is still the old one here: ask it in the coordinator's closure
        canvas.isHidden = UIDevice.current.userInterfaceIdiom == .phone && size.width < 300
    }
}
