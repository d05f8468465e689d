// Only the whole first word of a method's name tells that it sets up; all others run with a size.
import UIKit

final class AddressController: UIViewController {
    private let form = UIScrollView()

    func addressFieldDidChange() {
        form.contentSize.width = view.bounds.width
    }

    func buildingWasPicked() {
        form.contentSize.height = view.bounds.size.height * 2
    }

    func settle() {
        form.frame = view.bounds.insetBy(dx: 8, dy: 8)
        form.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        let (width, height) = (view.bounds.width, view.bounds.height)
        form.contentSize = CGSize(width: width, height: height)
    }

    func makeupDidChange() {
        form.isScrollEnabled = form.contentSize.height > view
            .bounds
            .height
    }

    func addField() {
        // TODO: [unfold:main-screen-bounds] `addField` may run before the view has its size: take it from view.bounds when that lays out
        form.contentSize.height += UIScreen.main.bounds.height / 10
    }

    private func buildRows() -> [CGRect] {
        // TODO: [unfold:main-screen-bounds] `buildRows` may run before the view has its size: take it from view.bounds when that lays out
        (0..<4).map { CGRect(x: 0, y: CGFloat($0) * 44, width: UIScreen.main.bounds.width, height: 44) }
    }

    private func create() -> UIView {
        // TODO: [unfold:main-screen-bounds] `create` may run before the view has its size: take it from view.bounds when that lays out
        UIView(frame: UIScreen.main.bounds)
    }
}
