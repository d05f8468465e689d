// A closure may hold the view weakly under another name; bound, that name is asked.
import UIKit

final class StampView: UIView {
    func print(later: (@escaping () -> Void) -> Void) {
        later { [weak stamp = self] in
            guard let stamp else { return }
            stamp.layer.borderWidth = 1 / stamp.traitCollection.displayScale
        }
        later { [weak stamp = self] in
            // TODO: [unfold:main-screen-scale] self may be gone here: bind it (guard let self) and read its traitCollection
            stamp?.layer.borderWidth = 2 / UIScreen.main.scale
        }
        later { [weak stamp = self] in
            if let view = stamp { view.layer.borderWidth = 3 / view.traitCollection.displayScale }
        }
        later { [weak self] in
            guard let view = self else { return }
            later { [weak view] in
                // TODO: [unfold:main-screen-scale] self may be gone here: bind it (guard let self) and read its traitCollection
                view?.layer.borderWidth = 4 / UIScreen.main.scale
                guard let view else { return }
                view.layer.borderWidth = 5 / view.traitCollection.displayScale
            }
            later { view.layer.borderWidth = 6 / view.traitCollection.displayScale }
        }
    }

    private func later(_ body: @escaping () -> Void) { body() }
}
