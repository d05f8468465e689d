// Where no term says that it is a size, the name of what is computed does: a variable, a label, a property, a function.
import UIKit

final class TypesetterController: UIViewController {
    private let galley = UIView()
    var measure: CGFloat = 320

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = measure - view.safeAreaInsets.left - view.safeAreaInsets.right
        galley.frame.size = CGSize(width: width, height: measure - view.safeAreaInsets.top - view.safeAreaInsets.bottom)
        galley.frame.size.width -= view.safeAreaInsets.left + view.safeAreaInsets.right
        galley.frame.size.height += view.safeAreaInsets.bottom + view.safeAreaInsets.top + 8
        galley.frame.size.width = measure - view.safeAreaInsets.left - view.safeAreaInsets.right
    }

    func columnWidth(for count: Int) -> CGFloat {
        (measure - view.safeAreaInsets.left - view.safeAreaInsets.right) / CGFloat(count)
    }

    var pageHeight: CGFloat {
        get { return measure - view.safeAreaInsets.top - view.safeAreaInsets.bottom }
    }
}
