// The constant that gives the window its frame has another use, so it stays.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private var size = CGSize.zero

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // TODO: [unfold:main-screen-bounds] an app has no size, its windows have: ask the view that needs it
        let bounds = UIScreen.main.bounds
        size = bounds.size
        return true
    }
}
