// Only the whole first word of a method's name tells that it sets up; all others run with a size.
import UIKit

final class AddressController: UIViewController {
    private let form = UIScrollView()

    func addressFieldDidChange() {
        form.contentSize.width = UIScreen.main.bounds.width
    }

    func buildingWasPicked() {
        form.contentSize.height = UIScreen.main.bounds.size.height * 2
    }

    func settle() {
        form.frame = UIScreen.main.bounds.insetBy(dx: 8, dy: 8)
        form.center = CGPoint(x: UIScreen.main.bounds.midX, y: UIScreen.main.bounds.midY)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        let (width, height) = (UIScreen.main.bounds.width, UIScreen.main.bounds.height)
        form.contentSize = CGSize(width: width, height: height)
    }

    func makeupDidChange() {
        form.isScrollEnabled = form.contentSize.height > UIScreen.main
            .bounds
            .height
    }

    func addField() {
        form.contentSize.height += UIScreen.main.bounds.height / 10
    }

    private func buildRows() -> [CGRect] {
        (0..<4).map { CGRect(x: 0, y: CGFloat($0) * 44, width: UIScreen.main.bounds.width, height: 44) }
    }

    private func create() -> UIView {
        UIView(frame: UIScreen.main.bounds)
    }
}
