// A closure that a renderer or `then` runs at once makes a lazy value with it, which is kept; a layout's closure is asked again.
import UIKit

final class ShoalController: UIViewController {
    private lazy var icon = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        // TODO: [unfold:main-screen-scale] `icon` is made once: set what depends on displayScale when the view lays out, from traitCollection
        context.cgContext.setLineWidth(1 / UIScreen.main.scale)
    }
    private lazy var caption = UILabel().then {
        // TODO: [unfold:main-screen-scale] `caption` is made once: set its `borderWidth` when the view lays out, from traitCollection
        $0.layer.borderWidth = 1 / UIScreen.main.scale
    }
    private lazy var grid = UICollectionViewCompositionalLayout { _, environment in
        // TODO: [unfold:main-screen-bounds] a section has the space of its `environment.container`: ask that for its effectiveContentSize
        let width = UIScreen.main.bounds.width / environment.traitCollection.displayScale
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(width), heightDimension: .absolute(44)))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
    }
}

extension UILabel {
    func then(_ setUp: (UILabel) -> Void) -> UILabel {
        setUp(self)
        return self
    }
}
