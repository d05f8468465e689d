// A section provider is handed the traits that it lays out for, so `self` need not be held for them.
import UIKit

final class MosaicController: UICollectionViewController {
    func mosaic() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = environment.traitCollection.horizontalSizeClass == .regular ? 4 : 2
            return Self.section(columns)
        }
    }

    static func strip() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { (section: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
            Self.section(environment.traitCollection.horizontalSizeClass == .compact ? 1 : section + 2)
        }
    }

    static func wall() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            // TODO: [unfold:idiom] this closure gets the layout's environment: name it, and read its traitCollection.horizontalSizeClass
            section(UIDevice.current.userInterfaceIdiom == .pad ? 5 : 3)
        }
    }

    private static func section(_ columns: Int) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: columns))
    }
}
