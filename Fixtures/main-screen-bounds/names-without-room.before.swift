// No sentence is cut for a long name: where it would leave no room, the sentence is about "this".
import UIKit

final class KelpController: UIViewController {
    static let widthOfTheWholeForestUnderWater = UIScreen.main.bounds.width
    static func isThisTheSmallestOfAllTheDevices() -> Bool { UIScreen.main.bounds.height == 568 }
    private lazy var thicknessOfTheLineBetweenTwoFronds = 1 / UIScreen.main.scale
    private lazy var heightOfTheTallestFrondInTheForest = UIScreen.main.bounds.height
    private var isTheForestSeenFromTheSideRatherThanFromAbove = false

    func turn() {
        isTheForestSeenFromTheSideRatherThanFromAbove = UIDevice.current.orientation.isLandscape
    }
}

func windowThatLooksOutOverTheWholeForestOfKelp() -> UIWindow? { UIApplication.shared.keyWindow }
