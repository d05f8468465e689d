// A screen or a view of AppKit has insets of the same names, but no iPhone compiles this file.
import AppKit

extension NSScreen {
    var notchWidth: CGFloat { safeAreaInsets.left > 0 ? safeAreaInsets.left * 2 : 200 }
}
