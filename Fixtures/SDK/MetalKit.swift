// Module MetalKit: the view, and as much of it as small UIKit files use. Signatures only.
@_exported import UIKit
@objc public protocol MTLDevice { var name: String { get } }
public func MTLCreateSystemDefaultDevice() -> MTLDevice? { fatalError() }
@preconcurrency @MainActor @objc public protocol MTKViewDelegate {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}
@preconcurrency @MainActor open class MTKView: UIView {
    public init(frame frameRect: CGRect, device: MTLDevice?) { fatalError() }
    public override init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    weak open var delegate: MTKViewDelegate?
    open var device: MTLDevice?
    open var drawableSize: CGSize = .zero
    open var preferredFramesPerSecond: Int = 60
    open var isPaused: Bool = false
    open func draw() { fatalError() }
}
