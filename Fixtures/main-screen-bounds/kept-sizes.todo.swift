// Initial values, initializers and deinit have no view to ask, and what is kept would not follow the view.
import UIKit

final class CarouselController: UIViewController {
    // TODO: [unfold:main-screen-bounds] `cardWidth` would never follow the view: compute it from view.bounds where it is used
    private let cardWidth = UIScreen.main.bounds.width - 48
    // TODO: [unfold:main-screen-bounds] `pageHeight` would be kept for ever: compute it from view.bounds where it is used
    private lazy var pageHeight = UIScreen.main.bounds.height
    private lazy var pager: UIScrollView = {
        let pager = UIScrollView()
        // TODO: [unfold:main-screen-bounds] `pager` is made once: set its `frame` in viewDidLayoutSubviews, from view.bounds
        pager.frame = UIScreen.main.bounds
        return pager
    }()

    init(cards: Int) {
        super.init(nibName: nil, bundle: nil)
        // TODO: [unfold:main-screen-bounds] a preferred size cannot follow the view's own: decide it from what the view shows
        preferredContentSize.width = UIScreen.main.bounds.width * CGFloat(cards)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    deinit {
        // TODO: [unfold:main-screen-bounds] the view may be gone in deinit: take what is needed from view.bounds before
        print(UIScreen.main.bounds.size)
    }

    // TODO: [unfold:main-screen-bounds] a default argument cannot ask a view: let callers pass the width they have
    static func cards(
        across width: CGFloat = UIScreen.main.bounds.width
    ) -> Int { Int(width / 120) }
}
