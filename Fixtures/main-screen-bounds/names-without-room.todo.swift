// No sentence is cut for a long name: where it would leave no room, the sentence is about "this".
import UIKit

final class KelpController: UIViewController {
    // TODO: [unfold:main-screen-bounds] `widthOfTheWholeForestUnderWater` is computed once for all displays: make it a function of the width there is
    static let widthOfTheWholeForestUnderWater = UIScreen.main.bounds.width
    // TODO: [unfold:main-screen-bounds] this tells devices apart by the height 568: ask the size class, or the available space
    static func isThisTheSmallestOfAllTheDevices() -> Bool { UIScreen.main.bounds.height == 568 }
    // TODO: [unfold:main-screen-scale] `thicknessOfTheLineBetweenTwoFronds` would be kept for ever: compute it where it is used, from traitCollection
    private lazy var thicknessOfTheLineBetweenTwoFronds = 1 / UIScreen.main.scale
    // TODO: [unfold:main-screen-bounds] `heightOfTheTallestFrondInTheForest` would be kept for ever: compute it from view.bounds where it is used
    private lazy var heightOfTheTallestFrondInTheForest = UIScreen.main.bounds.height
    private var isTheForestSeenFromTheSideRatherThanFromAbove = false

    func turn() {
        // TODO: [unfold:orientation] this keeps an answer that changes: ask for the available space where it is used
        isTheForestSeenFromTheSideRatherThanFromAbove = UIDevice.current.orientation.isLandscape
    }
}

// TODO: [unfold:global-window] `windowThatLooksOutOverTheWholeForestOfKelp` picks a window by chance: take the caller's view, window or scene
func windowThatLooksOutOverTheWholeForestOfKelp() -> UIWindow? { UIApplication.shared.keyWindow }
