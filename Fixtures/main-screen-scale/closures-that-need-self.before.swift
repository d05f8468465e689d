// Local functions in closures, escaping autoclosures and a logger's interpolation have to name the view too.
import UIKit
import os

private let logger = Logger(subsystem: "org.example.atlas", category: "tiles")

final class AtlasView: UIView {
    private var tiles: [UIView] = []

    func lay() {
        UIView.animate(withDuration: 0.2) {
            func width(_ pixels: CGFloat) -> CGFloat {
                pixels / UIScreen.main.scale
            }
            self.tiles.forEach { $0.layer.borderWidth = width(1) }
        }
        func height(_ pixels: CGFloat) -> CGFloat {
            pixels / UIScreen.main.scale
        }
        logger.debug("laid out at \(UIScreen.main.scale), \(height(3))")
        later("scale \(UIScreen.main.scale)")
        now("scale \(UIScreen.main.scale)")
        let sizes = tiles.map { tile -> CGFloat in tile.bounds.width * UIScreen.main.scale }.filter { $0 > UIScreen.main.scale }
        print(sizes)
    }
}

func later(_ message: @autoclosure @escaping () -> String) { _ = message }
func now(_ message: @autoclosure () -> String) { print(message()) }
