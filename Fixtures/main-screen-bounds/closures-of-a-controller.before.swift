// In a closure the controller is named; where it may be gone, would be held, or is off the main thread, a person decides.
import UIKit

final class ReelController: UIViewController {
    private let reel = UIScrollView()
    private let loader = ReelLoader()

    func load() {
        loader.load { [weak self] count in
            guard let self else { return }
            reel.contentSize.width = UIScreen.main.bounds.width * CGFloat(count)
        }
        loader.load { [weak self] count in
            guard let strongSelf = self else { return }
            strongSelf.reel.contentSize.height = UIScreen.main.bounds.height
        }
        loader.load { [unowned self] _ in
            reel.frame = UIScreen.main.bounds
        }
        loader.onEnd = { count in
            print(UIScreen.main.bounds.width * CGFloat(count))
        }
        DispatchQueue.global().async {
            let size = UIScreen.main.bounds.size
            DispatchQueue.main.async { self.reel.contentSize = size }
        }
    }
}

final class ReelLoader {
    var onEnd: ((Int) -> Void)?
    func load(_ done: @escaping (Int) -> Void) { done(3) }
}
