// A controller's delegate methods ask the view that they are handed, its extensions' and its closures' too.
import UIKit

final class MenuController: UIViewController {
    private var dishes: [String] = []
}

extension MenuController: UITableViewDelegate {
    func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? table.bounds.height * 0.3 : 0
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset.y
        let progress = [0.25, 0.5].map { offset / ($0 * scrollView.bounds.height) }
        print(progress)
    }
}

extension MenuController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let side = (collectionView.bounds.size.width - 320) / 2
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
}

final class MenuSizing: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        // TODO: [unfold:main-screen-bounds] the screen is not the available space: ask `collectionView.bounds`, once it is laid out
        CGSize(width: UIScreen.main.bounds.width / 2, height: 80)
    }
}
