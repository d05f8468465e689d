// Nobody here asks the app delegate.
import UIKit

final class ReefController: UIViewController {
    private let fish = UIView()

    func dim(_ others: [UIView]) {
        view.window?.tintColor = .black
        fish.window?.tintColor = .black
        others.forEach { $0.window?.tintColor = .black }
        makeFish().window?.tintColor = .black
    }

    private func makeFish() -> UIView { fish }
}
