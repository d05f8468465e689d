// What launched the app is not in `launchOptions` any more; a location still is.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // TODO: [unfold:scene-lifecycle] scenes leave `.url` out of launchOptions: read connectionOptions.urlContexts instead
        if let url = launchOptions?[.url] as? URL {
            print(url)
        }
        // TODO: [unfold:scene-lifecycle] scenes leave `.remoteNotification` out of launchOptions: read connectionOptions.notificationResponse instead
        let note = launchOptions?[UIApplication.LaunchOptionsKey.remoteNotification]
        let isLocation = launchOptions?[.location] != nil
        print(note ?? isLocation)
        return true
    }
}
