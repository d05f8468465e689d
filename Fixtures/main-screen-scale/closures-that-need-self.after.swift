// Local functions in closures, escaping autoclosures and a logger's interpolation have to name the view too.
import UIKit
import os

private let logger = Logger(subsystem: "org.example.atlas", category: "tiles")

final class AtlasView: UIView {
    private var tiles: [UIView] = []

    func lay() {
        UIView.animate(withDuration: 0.2) {
            func width(_ pixels: CGFloat) -> CGFloat {
                pixels / self.traitCollection.displayScale
            }
            self.tiles.forEach { $0.layer.borderWidth = width(1) }
        }
        func height(_ pixels: CGFloat) -> CGFloat {
            pixels / traitCollection.displayScale
        }
        logger.debug("laid out at \(self.traitCollection.displayScale), \(height(3))")
        later("scale \(self.traitCollection.displayScale)")
        now("scale \(traitCollection.displayScale)")
        let sizes = tiles.map { tile -> CGFloat in tile.bounds.width * self.traitCollection.displayScale }.filter { $0 > self.traitCollection.displayScale }
        print(sizes)
    }
}

func later(_ message: @autoclosure @escaping () -> String) { _ = message }
func now(_ message: @autoclosure () -> String) { print(message()) }
