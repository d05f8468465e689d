// A weak view is there only where it has been bound; an inner weak capture unbinds it again.
import UIKit

final class FeedController: UIViewController {
    private let store = FeedStore()
    private let cover = UIView()

    func reload() {
        store.fetch { [weak self] in
            if let self {
                self.cover.layer.borderWidth = 1 / self.traitCollection.displayScale
            } else {
                // TODO: [unfold:main-screen-scale] self is gone here: read displayScale before the closure and capture it
                print(UIScreen.main.scale)
            }
        }
        store.fetch { [weak self] in
            // TODO: [unfold:main-screen-scale] self is not bound yet: move this behind the guard and read self.traitCollection
            let width = 1 / UIScreen.main.scale
            guard let self else { return }
            self.cover.layer.borderWidth = width
            self.store.fetch { [weak self] in
                // TODO: [unfold:main-screen-scale] self may be gone here: bind it (guard let self) and read its traitCollection
                self?.cover.layer.cornerRadius = 2 / UIScreen.main.scale
            }
            self.store.fetch {
                self.cover.layer.cornerRadius = 2 / self.traitCollection.displayScale
            }
        }
        store.fetch { [weak self] in
            guard let me = self, me.isViewLoaded else { return }
            me.cover.subviews.forEach { subview in
                subview.layer.borderWidth = 1 / me.traitCollection.displayScale
            }
        }
        store.fetch { [weak self, store] in
            // TODO: [unfold:main-screen-scale] self may be gone here: bind it (guard let self) and read its traitCollection
            store.pixels = 320 * UIScreen.main.scale
        }
    }
}

final class FeedStore {
    var pixels: CGFloat = 0
    func fetch(_ done: @escaping () -> Void) { done() }
}
