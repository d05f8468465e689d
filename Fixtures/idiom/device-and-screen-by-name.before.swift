// The device answers for itself in its own extension, and beside another condition a screen is recognised or a branch presents.
import UIKit

extension UIDevice {
    static var isTablet: Bool { current.userInterfaceIdiom == .pad }
    class func isHandheld() -> Bool { return Self.current.userInterfaceIdiom == .phone }
}

final class KioskController: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if UIDevice.current.userInterfaceIdiom == .phone, UIScreen.main.nativeBounds.height == 2436 { view.tag = 1 }
        guard UIDevice.current.userInterfaceIdiom == .phone, let inset = view.window?.safeAreaInsets.top, inset > 20 else { return }
        view.tag = 2
    }

    func point(_ sheet: UIViewController, at button: UIButton?) {
        if UIDevice.current.userInterfaceIdiom == .pad, view.window != nil {
            sheet.popoverPresentationController?.sourceView = button
        }
        if UIDevice.current.userInterfaceIdiom == .pad, let button {
            sheet.popoverPresentationController?.sourceView = button
        }
    }

    var ways: UIInterfaceOrientationMask {
        if UIDevice.current.userInterfaceIdiom == .pad { return .all }
        return .portrait
    }

    func fill() {
        if UIDevice.current.userInterfaceIdiom == .pad {
            addChild(UISplitViewController())
        } else {
            addChild(UINavigationController())
        }
    }
}
