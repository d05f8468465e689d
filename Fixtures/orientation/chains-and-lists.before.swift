// Both landscapes count as one question wherever they stand in a chain or a list; what else is in the chain stays.
import UIKit

final class HarborController: UIViewController {
    private let cranes = UIView()
    private var isBusy = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if isBusy || UIDevice.current.orientation == .landscapeLeft || UIDevice.current.orientation == .landscapeRight {
            cranes.alpha = 0.5
        }
        if UIDevice.current.orientation != .landscapeLeft && UIDevice.current.orientation != .landscapeRight && isBusy {
            cranes.alpha = 1
        }
        cranes.isHidden = [.landscapeLeft, .landscapeRight].contains(UIDevice.current.orientation)
        cranes.clipsToBounds = ![.portrait, .portraitUpsideDown].contains(UIApplication.shared.statusBarOrientation)
        cranes.isOpaque = .landscapeRight == UIDevice.current.orientation || .landscapeLeft == UIDevice.current.orientation
        cranes.isUserInteractionEnabled = UIDevice.current
            .orientation
            .isPortrait == true
        while UIDevice.current.orientation.isLandscape && isBusy { isBusy = false }
        switch (UIDevice.current.orientation).isLandscape {
        case true: cranes.tag = 1
        case false: cranes.tag = 2
        }
        for _ in 0..<(UIDevice.current.orientation.isLandscape ? 3 : 2) { cranes.addSubview(UIView()) }
        if UIDevice.current.orientation == .landscapeLeft // towards the sea
            || UIDevice.current.orientation == .landscapeRight {
            cranes.tag = 3
        }
        if UIDevice.current.orientation == .landscapeLeft || UIDevice.current.orientation == .faceUp { cranes.tag = 4 }
    }
}
