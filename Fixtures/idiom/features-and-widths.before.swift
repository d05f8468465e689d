// A feature kept for one kind of device, a sheet's size, and a notch in disguise are not about width.
import UIKit

final class SketchController: UIViewController {
    private let canvas = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard UIDevice.current.userInterfaceIdiom == .pad else { return }
        canvas.addInteraction(UIPencilInteraction())
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        preferredContentSize = UIDevice.current.userInterfaceIdiom == .pad ? CGSize(width: 500, height: 600) : .zero
        if UIDevice.current.userInterfaceIdiom == .phone {
            canvas.frame.origin.y = view.safeAreaInsets.top
        }
        canvas.frame.size.height = UIDevice.current.userInterfaceIdiom == .phone ? tabBarController?.tabBar.frame.minY ?? 0 : 400
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        canvas.isHidden = UIDevice.current.userInterfaceIdiom == .phone && size.width < 300
    }
}
