// The device answers for itself in its own extension, and beside another condition a screen is recognised or a branch presents.
import UIKit

extension UIDevice {
    // TODO: [unfold:idiom] `isTablet`: let each ask its own horizontalSizeClass, or what else it wants of a pad
    static var isTablet: Bool { current.userInterfaceIdiom == .pad }
    // TODO: [unfold:idiom] `isHandheld`: let each ask its own horizontalSizeClass, or what else it wants of a phone
    class func isHandheld() -> Bool { return Self.current.userInterfaceIdiom == .phone }
}

final class KioskController: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:main-screen] 2436 tells devices apart by their pixels: ask the size class, or the available space
        // TODO: [unfold:idiom] a device is recognised by its screen here: ask for the available space instead
        if UIDevice.current.userInterfaceIdiom == .phone, UIScreen.main.nativeBounds.height == 2436 { view.tag = 1 }
        // TODO: [unfold:symmetric-insets] `inset > 20` is no sign of a notch or a home button: lay out in the safe area
        // TODO: [unfold:idiom] a notch is meant, not a width: ask the safe area on every display
        guard UIDevice.current.userInterfaceIdiom == .phone, let inset = view.window?.safeAreaInsets.top, inset > 20 else { return }
        view.tag = 2
    }

    func point(_ sheet: UIViewController, at button: UIButton?) {
        // TODO: [unfold:idiom] how this is presented needs more than a width: a popover adapts by itself, but needs its anchor
        if UIDevice.current.userInterfaceIdiom == .pad, view.window != nil {
            sheet.popoverPresentationController?.sourceView = button
        }
        // TODO: [unfold:idiom] how this is presented needs more than a width: a popover adapts by itself, but needs its anchor
        if UIDevice.current.userInterfaceIdiom == .pad, let button {
            sheet.popoverPresentationController?.sourceView = button
        }
    }

    var ways: UIInterfaceOrientationMask {
        // TODO: [unfold:idiom] which ways it turns should not depend on the device: allow all, and lay out by size class
        if UIDevice.current.userInterfaceIdiom == .pad { return .all }
        return .portrait
    }

    func fill() {
        // TODO: [unfold:idiom] a split view collapses by itself: show it on every device, or its state is lost when the width changes
        if UIDevice.current.userInterfaceIdiom == .pad {
            addChild(UISplitViewController())
        } else {
            addChild(UINavigationController())
        }
    }
}
