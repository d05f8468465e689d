// Whoever's traits are asked, they stay, also where there is no `self`; only the trait and the constant change.
import UIKit

final class ShelfSource: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        collectionView.traitCollection.userInterfaceIdiom == .pad ? CGSize(width: 180, height: 240) : CGSize(width: 110, height: 150)
    }

    static func layout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let count = environment.traitCollection.userInterfaceIdiom == .phone ? 2 : 4
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
        layer.cornerRadius = window?.traitCollection.userInterfaceIdiom == .pad ? 12 : 6
        subviews.forEach { shelf in
            shelf.isHidden = UIDevice.current.userInterfaceIdiom == .phone && shelf.tag > 3
        }
    }

    static func spacing(for traits: UITraitCollection) -> CGFloat {
        UIDevice.current.userInterfaceIdiom == .pad ? 24 : 12
    }
}
