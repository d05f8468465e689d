// Module GLKit: the view, and as much of it as small UIKit files use. Signatures only.
@_exported import UIKit
@preconcurrency @MainActor open class GLKView: UIView {
    open var drawableWidth: Int { fatalError() }
    open var drawableHeight: Int { fatalError() }
    open func display() { fatalError() }
}
