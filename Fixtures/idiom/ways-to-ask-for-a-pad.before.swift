// However a controller asks for the kind of device, either way round, for and against, its width class answers.
import UIKit

final class AtlasController: UIViewController {
    private let index = UIView()
    private let map = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        index.isHidden = UI_USER_INTERFACE_IDIOM() == .phone
        if UIDevice.current.userInterfaceIdiom == UIUserInterfaceIdiom.pad { map.frame.origin.x = 240 }
        map.alpha = .pad == UIDevice.current.userInterfaceIdiom ? 1 : 0.9
        if UIScreen.main.traitCollection.userInterfaceIdiom != .pad && map.isHidden { index.alpha = 1 }
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let differs = map.isHidden == (UIDevice.current.userInterfaceIdiom != .phone)
        index.frame.size.width = isPad ? 240 : differs ? 120 : 80
    }

    private var usesSidebar: Bool {
        return self.traitCollection.userInterfaceIdiom == .pad
    }

    func columns() -> Int {
        if UIDevice.current.userInterfaceIdiom == .pad {
            return usesSidebar ? 3 : 4
        } else if UIDevice.current.userInterfaceIdiom == .phone {
            return 2
        }
        return 1
    }
}
