// A scene that is asked to turn may refuse: the inner display does.
import UIKit

final class PlayerController: UIViewController {
    @IBAction private func enterFullScreen() {
        guard let scene = view.window?.windowScene else { return }
        // TODO: [unfold:orientation] forcing the interface to turn may do nothing: lay out for every shape
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in
            print(error)
        }
        setNeedsUpdateOfSupportedInterfaceOrientations()
    }

    private func leaveFullScreen(_ scene: UIWindowScene) {
        let preferences = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait)
        // TODO: [unfold:orientation] forcing the interface to turn may do nothing: lay out for every shape
        scene.requestGeometryUpdate(preferences)
    }
}
