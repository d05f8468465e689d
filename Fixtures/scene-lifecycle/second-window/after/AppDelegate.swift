// Next to its own window the app has one for banners: that one stays, and needs a scene from somebody.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var banners: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // TODO: [unfold:main-screen-bounds] a window without a scene never appears: pass a UIWindowScene in, for init(windowScene:)
        banners = UIWindow(frame: UIScreen.main.bounds)
        banners?.windowLevel = .alert
        return true
    }
}
