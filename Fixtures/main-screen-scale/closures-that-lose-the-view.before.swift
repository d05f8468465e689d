// A weak view is there only where it has been bound; an inner weak capture unbinds it again.
import UIKit

final class FeedController: UIViewController {
    private let store = FeedStore()
    private let cover = UIView()

    func reload() {
        store.fetch { [weak self] in
            if let self {
                self.cover.layer.borderWidth = 1 / UIScreen.main.scale
            } else {
                print(UIScreen.main.scale)
            }
        }
        store.fetch { [weak self] in
            let width = 1 / UIScreen.main.scale
            guard let self else { return }
            self.cover.layer.borderWidth = width
            self.store.fetch { [weak self] in
                self?.cover.layer.cornerRadius = 2 / UIScreen.main.scale
            }
            self.store.fetch {
                self.cover.layer.cornerRadius = 2 / UIScreen.main.scale
            }
        }
        store.fetch { [weak self] in
            guard let me = self, me.isViewLoaded else { return }
            me.cover.subviews.forEach { subview in
                subview.layer.borderWidth = 1 / UIScreen.main.scale
            }
        }
        store.fetch { [weak self, store] in
            store.pixels = 320 * UIScreen.main.scale
        }
    }
}

final class FeedStore {
    var pixels: CGFloat = 0
    func fetch(_ done: @escaping () -> Void) { done() }
}
