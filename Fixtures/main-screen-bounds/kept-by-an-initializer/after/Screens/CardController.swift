// A size handed to an initializer that stores it is kept, wherever that initializer is; one that only uses it is not.
import UIKit

final class CardController: UIViewController {
    private var layout: CardLayout?
    private var deck: Deck?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // TODO: [unfold:main-screen-bounds] `CardLayout` keeps this width: make it anew, or tell it, when the view's size changes
        layout = CardLayout(width: UIScreen.main.bounds.width)
        // TODO: [unfold:main-screen-bounds] `Deck` keeps this height: make it anew, or tell it, when the view's size changes
        deck = Deck(height: UIScreen.main.bounds.height)
        print(Spread(across: view.bounds.width).angle)
    }
}
