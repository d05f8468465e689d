// A chain over the connected scenes ends in the scene or in the window that the controller's view is in.
import UIKit

final class MapController: UIViewController {
    func scenes() -> [UIScene?] {
        let a = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let b = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        let c = UIApplication.shared.connectedScenes.first { $0.activationState == .foregroundActive } as? UIWindowScene
        return [a, b, c]
    }

    func windows() -> [UIWindow?] {
        let a = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first
        let b = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.keyWindow
        let c = UIApplication.shared.connectedScenes
            .filter { $0.activationState == .foregroundActive }
            .compactMap { $0 as? UIWindowScene }
            .first?.windows
            .filter { $0.isKeyWindow }.first
        let d = UIApplication.shared.connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }.first(where: \.isKeyWindow)
        return [a, b, c, d]
    }

    func isPadded() -> Bool {
        (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.safeAreaInsets != .zero
    }
}
