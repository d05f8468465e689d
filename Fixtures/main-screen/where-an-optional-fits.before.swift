// An optional fits a stored or local optional, an optional parameter and a chain; a number that has to be there does not.
import UIKit

final class FrameRateController: UIViewController {
    private var rate: Int?
    private var native: CGFloat = 1

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        rate = UIScreen.main.maximumFramesPerSecond
        self.rate = UIScreen.main.maximumFramesPerSecond
        let bounds: CGRect? = UIScreen.main.nativeBounds
        var headroom: Optional<CGFloat> = UIScreen.main.currentEDRHeadroom
        headroom = headroom ?? 1
        report(frames: UIScreen.main.maximumFramesPerSecond, at: bounds)
        if let mode = UIScreen.main.preferredMode, mode.size.width > 1000 { rate = 120 }
        let ratio = UIScreen.main.currentMode?.pixelAspectRatio ?? 1
        native = UIScreen.main.nativeScale * ratio
        store(UIScreen.main.nativeBounds)
        if UIScreen.main.maximumFramesPerSecond > 60 { native += 1 }
    }

    private func report(frames: Int?, at bounds: CGRect?) {}
    private func store(_ bounds: CGRect) {}
}

final class FrameRateView: UIView {
    func convertFromScreen(_ rect: CGRect) -> CGRect {
        convert(rect, from: UIScreen.main.coordinateSpace)
    }

    func mode() -> String? {
        guard let mode = UIScreen.main.currentMode else { return nil }
        return "\(mode.size)"
    }
}

func fastest() -> Int {
    UIScreen.main.maximumFramesPerSecond
}
