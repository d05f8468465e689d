// A view that is compared with the screen asks whether it fills it; compared with itself it would learn nothing.
import UIKit

final class AtlasViewController: UIViewController {
    private let index = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:main-screen-bounds] this asks whether the view fills the screen: ask the size class, or how much space the view has
        index.isHidden = view.frame.width < UIScreen.main.bounds.width
        // TODO: [unfold:main-screen-bounds] this asks whether the view fills the screen: ask the size class, or how much space the view has
        if UIScreen.main.bounds.height == view.bounds.size.height {
            index.alpha = 1
        }
        // TODO: [unfold:main-screen-bounds] the longer side of a screen, however it is held: ask for the space the view has
        let longest = [UIScreen.main.bounds.width, UIScreen.main.bounds.height].max() ?? 0
        index.frame.size.width = longest / 4
    }
}
