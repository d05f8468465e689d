// Branches that cannot hold on iOS are left alone; unknown flags, and branches that may hold, are not.
import UIKit

final class PortableView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        #if targetEnvironment(macCatalyst)
        layer.borderWidth = 1 / UIScreen.main.scale
        #elseif os(visionOS) || os(watchOS)
        layer.borderWidth = 2 / UIScreen.main.scale
        #elseif STAGING && !TESTING
        layer.borderWidth = 3 / traitCollection.displayScale
        #elseif os(iOS) || os(tvOS)
        layer.borderWidth = 4 / traitCollection.displayScale
        #else
        layer.borderWidth = 5 / UIScreen.main.scale
        #endif

        #if !os(iOS)
        layer.cornerRadius = 1 / UIScreen.main.scale
        #else
        layer.cornerRadius = 2 / traitCollection.displayScale
        #endif

        #if canImport(UIKit) && !targetEnvironment(macCatalyst)
        layer.shadowRadius = 1 / traitCollection.displayScale
        #if os(tvOS)
        layer.shadowRadius = 2 / UIScreen.main.scale
        #endif
        #endif

        #if false && DEBUG
        layer.shadowRadius = 3 / UIScreen.main.scale
        #endif
    }
}
