// A statement that also asks for the screen's bounds has to move to the layout: no registration copies it.
import UIKit

final class RulerController: UIViewController {
    private let line = UIView()
    private let edge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        line.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 1 / UIScreen.main.scale)
        edge.layer.borderWidth = 1 / UIScreen.main.scale
    }
}
