// Initial values, initializers and deinit have no view to ask, and what is kept would not follow the view.
import UIKit

final class CarouselController: UIViewController {
    private let cardWidth = UIScreen.main.bounds.width - 48
    private lazy var pageHeight = UIScreen.main.bounds.height
    private lazy var pager: UIScrollView = {
        let pager = UIScrollView()
        pager.frame = UIScreen.main.bounds
        return pager
    }()

    init(cards: Int) {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize.width = UIScreen.main.bounds.width * CGFloat(cards)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    deinit {
        print(UIScreen.main.bounds.size)
    }

    static func cards(
        across width: CGFloat = UIScreen.main.bounds.width
    ) -> Int { Int(width / 120) }
}
