// A feature, a device told by its screen, and helpers of the SDK's own classes are not a width, whatever asks.
import UIKit

final class EaselController: UIViewController {
    private let canvas = UIView()

    var supportsPencil: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    func tap() {
        if UIDevice.current.userInterfaceIdiom == .phone { UIImpactFeedbackGenerator().impactOccurred() }
        let isSmall = UIDevice.current.userInterfaceIdiom == .phone && UIScreen.main.nativeBounds.height < 1200
        let hasNotch = UIDevice.current.userInterfaceIdiom == .phone && view.safeAreaInsets.top > 20
        canvas.isHidden = isSmall && hasNotch
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var insets = view.safeAreaInsets
        if UIDevice.current.userInterfaceIdiom != .phone { insets = .zero }
        canvas.frame = view.bounds.inset(by: insets)
        let columns: [UIUserInterfaceIdiom: Int] = [.pad: 4, .phone: 2]
        canvas.tag = columns[UIDevice.current.userInterfaceIdiom == .pad ? .pad : .phone] ?? 2
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        if UIDevice.current.userInterfaceIdiom == .pad { return true }
        return !isEditing
    }

    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        if UIDevice.current.userInterfaceIdiom == .pad { return true }
        return !isEditing
    }

    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAtIndexPath indexPath: IndexPath) -> Bool {
        if UIDevice.current.userInterfaceIdiom == .pad { return true }
        return !isEditing
    }

    func prepare() {
        guard UIDevice.current.userInterfaceIdiom == .pad else { return }
        prefetchThumbnailsOfNeighbouringProjects()
    }

    private func prefetchThumbnailsOfNeighbouringProjects() {}

    func shouldSelect() -> Bool {
        if UIDevice.current.userInterfaceIdiom == .pad { return true }
        return !isEditing
    }
}

extension UIViewController {
    var isPad: Bool {
        if canBecomeFirstResponder { return UIDevice.current.userInterfaceIdiom == .pad }
        return traitCollection.userInterfaceIdiom == .pad
    }
}

extension UIInterfaceOrientationMask {
    static var portraitOnPhone: UIInterfaceOrientationMask { UIDevice.current.userInterfaceIdiom == .phone ? .portrait : .all }
}

extension UITraitCollection {
    var isPhone: Bool { userInterfaceIdiom == .phone }
}

enum Kind { case pad, phone, other }

enum Studio {
    static var kind: Kind {
        switch UIDevice.current.userInterfaceIdiom {
        case .pad: return .pad
        case .phone: return .phone
        default: return .other
        }
    }
}
