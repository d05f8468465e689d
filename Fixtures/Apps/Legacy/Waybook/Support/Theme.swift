import UIKit

/// Colours and measures that the whole app shares.
enum Theme {
    static let accent = UIColor.systemOrange
    static let margin: CGFloat = 16

    /// The thinnest line that the display can draw.
    static let hairline = 1 / UIScreen.main.scale

    /// How wide a card is when one fills the screen.
    static var cardWidth: CGFloat { UIScreen.main.bounds.width - 2 * margin }
}

extension UIDevice {
    /// Whether there is room for two columns.
    static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}
