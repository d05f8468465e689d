// A local may be computed from the local that is bound to the read; what it is assigned to is kept all the same.
import UIKit

final class MeterView: UIView {
    private let needle = CALayer()
    private var ticks: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        // TODO: [unfold:main-screen-scale] what `scale` is assigned to is set once: set it again when UITraitDisplayScale changes
        let scale = traitCollection.displayScale
        let pixel = 1 / max(scale, 1)
        let width = pixel * 2
        needle.borderWidth = width
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    private func setupTicks() {
        let scale = traitCollection.displayScale
        let count = ticks.filter { $0.contentScaleFactor == scale }.count
        needle.zPosition = CGFloat(count)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] (section: Int, environment: NSCollectionLayoutEnvironment) in
            let height = CGFloat(self?.ticks.count ?? 0) / environment.traitCollection.displayScale
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            let item = NSCollectionLayoutItem(layoutSize: size)
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        }
    }
}
