// The chains that get copied from answers on the web, one for each.
import UIKit

final class ToastController: UIViewController {
    func windows() -> [UIWindow?] {
        let first = UIApplication.shared.connectedScenes
            .filter { $0.activationState == .foregroundActive }
            .first(where: { $0 is UIWindowScene })
            .flatMap({ $0 as? UIWindowScene })?.windows
            .first(where: \.isKeyWindow)
        let second = UIApplication.shared.connectedScenes
            .flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
            .last { $0.isKeyWindow }
        let third = UIApplication.shared.connectedScenes
            .filter({ $0.activationState == .foregroundActive })
            .map({ $0 as? UIWindowScene })
            .compactMap({ $0 })
            .first?.windows
            .filter({ $0.isKeyWindow }).first
        let fourth = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow
        let fifth = (Array(UIApplication.shared.connectedScenes).first as? UIWindowScene)?.windows.first
        let sixth = UIApplication.shared.connectedScenes.first.flatMap { ($0 as? UIWindowScene)?.windows.first }
        return [first, second, third, fourth, fifth, sixth]
    }
}
