// A switch that tells more than two ways apart, or the ways from lying flat, is more than a size class can say.
import UIKit

final class LevelController: UIViewController {
    private let bubble = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:orientation] every orientation is told apart here: lay out by the available space instead
        switch UIDevice.current.orientation {
        case .portrait: bubble.center.y = 40
        case .portraitUpsideDown: bubble.center.y = view.bounds.maxY - 40
        case .landscapeLeft: bubble.center.x = 40
        case .landscapeRight: bubble.center.x = view.bounds.maxX - 40
        default: bubble.center = view.center
        }
        // TODO: [unfold:orientation] lying flat is told from standing up here: lay out by the available space instead
        switch UIDevice.current.orientation {
        case .faceUp, .faceDown: bubble.isHidden = true
        default: bubble.isHidden = false
        }
    }
}
