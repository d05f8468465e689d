// A size handed to an initializer that stores it is kept, wherever that initializer is; one that only uses it is not.
import UIKit

final class CardController: UIViewController {
    private var layout: CardLayout?
    private var deck: Deck?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        layout = CardLayout(width: UIScreen.main.bounds.width)
        deck = Deck(height: UIScreen.main.bounds.height)
        print(Spread(across: UIScreen.main.bounds.width).angle)
    }
}
