// However a controller asks for the kind of device, either way round, for and against, its width class answers.
import UIKit

final class AtlasController: UIViewController {
    private let index = UIView()
    private let map = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        index.isHidden = traitCollection.horizontalSizeClass == .compact
        if traitCollection.horizontalSizeClass == .regular { map.frame.origin.x = 240 }
        map.alpha = .regular == traitCollection.horizontalSizeClass ? 1 : 0.9
        if traitCollection.horizontalSizeClass != .regular && map.isHidden { index.alpha = 1 }
        let isPad = traitCollection.horizontalSizeClass == .regular
        let differs = map.isHidden == (traitCollection.horizontalSizeClass != .compact)
        index.frame.size.width = isPad ? 240 : differs ? 120 : 80
    }

    private var usesSidebar: Bool {
        return self.traitCollection.horizontalSizeClass == .regular
    }

    func columns() -> Int {
        if traitCollection.horizontalSizeClass == .regular {
            return usesSidebar ? 3 : 4
        } else if traitCollection.horizontalSizeClass == .compact {
            return 2
        }
        return 1
    }
}
