// The chains that get copied from answers on the web, one for each.
import UIKit

final class ToastController: UIViewController {
    func windows() -> [UIWindow?] {
        let first = view.window
        let second = view.window
        let third = view.window
        let fourth = view.window
        let fifth = view.window
        let sixth = view.window
        return [first, second, third, fourth, fifth, sixth]
    }
}
