// A feature, a device told by its screen, and helpers of the SDK's own classes are not a width, whatever asks.
import UIKit

final class EaselController: UIViewController {
    private let canvas = UIView()

    // TODO: [unfold:idiom] a feature is meant, not a width: ask whether what it needs is there
    var supportsPencil: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    func tap() {
        // TODO: [unfold:idiom] a feature is meant, not a width: ask whether what it needs is there
        if UIDevice.current.userInterfaceIdiom == .phone { UIImpactFeedbackGenerator().impactOccurred() }
        // TODO: [unfold:main-screen] 1200 tells devices apart by their pixels: ask the size class, or the available space
        // TODO: [unfold:idiom] a device is recognised by its screen here: ask for the available space instead
        let isSmall = UIDevice.current.userInterfaceIdiom == .phone && UIScreen.main.nativeBounds.height < 1200
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.top > 20` is no sign of a notch or a home button: lay out in the safe area
        // TODO: [unfold:idiom] a notch is meant, not a width: ask the safe area on every display
        let hasNotch = UIDevice.current.userInterfaceIdiom == .phone && view.safeAreaInsets.top > 20
        canvas.isHidden = isSmall && hasNotch
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var insets = view.safeAreaInsets
        // TODO: [unfold:idiom] a notch is meant, not a width: ask the safe area on every display
        if UIDevice.current.userInterfaceIdiom != .phone { insets = .zero }
        canvas.frame = view.bounds.inset(by: insets)
        let columns: [UIUserInterfaceIdiom: Int] = [.pad: 4, .phone: 2]
        // TODO: [unfold:idiom] the kind of device gets another name here: say what is asked of it, a width or a feature
        canvas.tag = columns[UIDevice.current.userInterfaceIdiom == .pad ? .pad : .phone] ?? 2
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        // TODO: [unfold:idiom] `shouldHighlightRowAt` answers by the kind of device: say what is asked of it, a width or a feature
        if UIDevice.current.userInterfaceIdiom == .pad { return true }
        return !isEditing
    }

    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        // TODO: [unfold:idiom] this answers by the kind of device: say what is asked of it, a width or a feature
        if UIDevice.current.userInterfaceIdiom == .pad { return true }
        return !isEditing
    }

    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAtIndexPath indexPath: IndexPath) -> Bool {
        // TODO: [unfold:idiom] this answers by the kind of device: say what is asked of it, a width or a feature
        if UIDevice.current.userInterfaceIdiom == .pad { return true }
        return !isEditing
    }

    func prepare() {
        // TODO: [unfold:idiom] what follows is kept from phones: ask whether what it needs is there, not for the device
        guard UIDevice.current.userInterfaceIdiom == .pad else { return }
        prefetchThumbnailsOfNeighbouringProjects()
    }

    private func prefetchThumbnailsOfNeighbouringProjects() {}

    func shouldSelect() -> Bool {
        // TODO: [unfold:idiom] `shouldSelect` answers by the kind of device: say what is asked of it, a width or a feature
        if UIDevice.current.userInterfaceIdiom == .pad { return true }
        return !isEditing
    }
}

extension UIViewController {
    var isPad: Bool {
        // TODO: [unfold:idiom] `isPad`: let each ask its own horizontalSizeClass, or what else it wants of a pad
        if canBecomeFirstResponder { return UIDevice.current.userInterfaceIdiom == .pad }
        // TODO: [unfold:idiom] `isPad`: let each ask its own horizontalSizeClass, or what else it wants of a pad
        return traitCollection.userInterfaceIdiom == .pad
    }
}

extension UIInterfaceOrientationMask {
    // TODO: [unfold:idiom] which ways it turns should not depend on the device: allow all, and lay out by size class
    static var portraitOnPhone: UIInterfaceOrientationMask { UIDevice.current.userInterfaceIdiom == .phone ? .portrait : .all }
}

extension UITraitCollection {
    // TODO: [unfold:idiom] `isPhone`: let each ask its own horizontalSizeClass, or what else it wants of a phone
    var isPhone: Bool { userInterfaceIdiom == .phone }
}

enum Kind { case pad, phone, other }

enum Studio {
    static var kind: Kind {
        // TODO: [unfold:idiom] the kind of device gets another name here: say what is asked of it, a width or a feature
        switch UIDevice.current.userInterfaceIdiom {
        case .pad: return .pad
        case .phone: return .phone
        default: return .other
        }
    }
}
