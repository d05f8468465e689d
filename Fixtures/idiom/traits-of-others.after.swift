// Whoever's traits are asked, they stay, also where there is no `self`; only the trait and the constant change.
import UIKit

final class ShelfSource: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        collectionView.traitCollection.horizontalSizeClass == .regular ? CGSize(width: 180, height: 240) : CGSize(width: 110, height: 150)
    }

    static func layout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let count = environment.traitCollection.horizontalSizeClass == .compact ? 2 : 4
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: count)
            return NSCollectionLayoutSection(group: group)
        }
    }
}

final class ShelfView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = window?.traitCollection.horizontalSizeClass == .regular ? 12 : 6
        subviews.forEach { shelf in
            shelf.isHidden = self.traitCollection.horizontalSizeClass == .compact && shelf.tag > 3
        }
    }

    static func spacing(for traits: UITraitCollection) -> CGFloat {
        traits.horizontalSizeClass == .regular ? 24 : 12
    }
}
