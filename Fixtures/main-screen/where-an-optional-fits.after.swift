// An optional fits a stored or local optional, an optional parameter and a chain; a number that has to be there does not.
import UIKit

final class FrameRateController: UIViewController {
    private var rate: Int?
    private var native: CGFloat = 1

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        rate = view.window?.windowScene?.screen.maximumFramesPerSecond
        self.rate = view.window?.windowScene?.screen.maximumFramesPerSecond
        let bounds: CGRect? = view.window?.windowScene?.screen.nativeBounds
        var headroom: Optional<CGFloat> = view.window?.windowScene?.screen.currentEDRHeadroom
        headroom = headroom ?? 1
        report(frames: view.window?.windowScene?.screen.maximumFramesPerSecond, at: bounds)
        if let mode = view.window?.windowScene?.screen.preferredMode, mode.size.width > 1000 { rate = 120 }
        let ratio = view.window?.windowScene?.screen.currentMode?.pixelAspectRatio ?? 1
        // TODO: [unfold:main-screen] `nativeScale` is that of view.window?.windowScene?.screen: decide what to use without a window
        native = UIScreen.main.nativeScale * ratio
        // TODO: [unfold:main-screen] `nativeBounds` is that of view.window?.windowScene?.screen: decide what to use without a window
        store(UIScreen.main.nativeBounds)
        // TODO: [unfold:main-screen] `maximumFramesPerSecond` is that of view.window?.windowScene?.screen: decide what to use without a window
        if UIScreen.main.maximumFramesPerSecond > 60 { native += 1 }
    }

    private func report(frames: Int?, at bounds: CGRect?) {}
    private func store(_ bounds: CGRect) {}
}

final class FrameRateView: UIView {
    func convertFromScreen(_ rect: CGRect) -> CGRect {
        // TODO: [unfold:main-screen] which screen? use window?.windowScene?.screen.coordinateSpace, or the one the notification names
        convert(rect, from: UIScreen.main.coordinateSpace)
    }

    func mode() -> String? {
        guard let mode = window?.windowScene?.screen.currentMode else { return nil }
        return "\(mode.size)"
    }
}

func fastest() -> Int {
    // TODO: [unfold:main-screen] `fastest` knows no window: pass in the `maximumFramesPerSecond` of the screen that shows the view
    UIScreen.main.maximumFramesPerSecond
}
