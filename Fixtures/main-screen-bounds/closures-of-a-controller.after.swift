// In a closure the controller is named; where it may be gone, would be held, or is off the main thread, a person decides.
import UIKit

final class ReelController: UIViewController {
    private let reel = UIScrollView()
    private let loader = ReelLoader()

    func load() {
        loader.load { [weak self] count in
            guard let self else { return }
            reel.contentSize.width = self.view.bounds.width * CGFloat(count)
        }
        loader.load { [weak self] count in
            guard let strongSelf = self else { return }
            strongSelf.reel.contentSize.height = strongSelf.view.bounds.height
        }
        loader.load { [unowned self] _ in
            reel.frame = self.view.bounds
        }
        loader.onEnd = { count in
            // TODO: [unfold:main-screen-bounds] this closure would retain self: capture it weakly, ask its view.bounds
            print(UIScreen.main.bounds.width * CGFloat(count))
        }
        DispatchQueue.global().async {
            // TODO: [unfold:main-screen-bounds] views may not be asked off the main thread: read view.bounds before the hop
            let size = UIScreen.main.bounds.size
            DispatchQueue.main.async { self.reel.contentSize = size }
        }
    }
}

final class ReelLoader {
    var onEnd: ((Int) -> Void)?
    func load(_ done: @escaping (Int) -> Void) { done(3) }
}
