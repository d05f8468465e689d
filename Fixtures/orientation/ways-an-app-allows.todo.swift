// The app delegate's word on orientations is a wish too.
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    static var allowed = UIInterfaceOrientationMask.portrait

    // TODO: [unfold:orientation] only a preference, which the inner display ignores: lay out for every shape
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        AppDelegate.allowed
    }
}
