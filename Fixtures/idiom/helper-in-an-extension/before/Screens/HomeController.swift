// Helpers that hide the question keep their uses until a person has chosen; each TODO counts them.
import UIKit

final class HomeController: UIViewController {
    private let hero = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        hero.frame.size.height = UIDevice.isPad ? 320 : 180
        hero.layer.cornerRadius = UIDevice.isPad && !UIDevice.current.isPhone ? 16 : 8
    }
}
