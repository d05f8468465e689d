// Where no term says that it is a size, the name of what is computed does: a variable, a label, a property, a function.
import UIKit

final class TypesetterController: UIViewController {
    private let galley = UIView()
    var measure: CGFloat = 320

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = measure - view.safeAreaInsets.left * 2
        galley.frame.size = CGSize(width: width, height: measure - 2 * view.safeAreaInsets.top)
        galley.frame.size.width -= (view.safeAreaInsets.left * 2)
        galley.frame.size.height += 2 * view.safeAreaInsets.bottom + 8
        galley.frame.size.width = measure - view.safeAreaInsets.left * 2
    }

    func columnWidth(for count: Int) -> CGFloat {
        (measure - view.safeAreaInsets.left * 2) / CGFloat(count)
    }

    var pageHeight: CGFloat {
        get { return measure - view.safeAreaInsets.top * 2 }
    }
}
