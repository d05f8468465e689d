// Module UIKit: responders, views and windows; see UIKit.swift.
import CoreGraphics
import Foundation
import QuartzCore
import UniformTypeIdentifiers
import UserNotifications

// MARK: - Responder and events

@preconcurrency @MainActor @objc open class UIResponder: NSObject, UIUserActivityRestoring {
    public override init() { fatalError() }
    @objc open dynamic var next: UIResponder? { fatalError() }
    @objc open dynamic var canBecomeFirstResponder: Bool { fatalError() }
    @objc @discardableResult open dynamic func becomeFirstResponder() -> Bool { fatalError() }
    @objc @discardableResult open dynamic func resignFirstResponder() -> Bool { fatalError() }
    @objc open dynamic var isFirstResponder: Bool { fatalError() }
    @objc open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
    @objc open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
    @objc open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
    @objc open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
    @objc open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { fatalError() }
    @objc open dynamic func target(forAction action: Selector, withSender sender: Any?) -> Any? { fatalError() }
    @objc open dynamic var undoManager: UndoManager? { fatalError() }
    @objc open dynamic var keyCommands: [UIKeyCommand]? { fatalError() }
    @objc open dynamic var inputAccessoryView: UIView? { fatalError() }
    @objc open dynamic func reloadInputViews() { fatalError() }
    @objc open dynamic var userActivity: NSUserActivity?
    @objc open dynamic func restoreUserActivityState(_ activity: NSUserActivity) { fatalError() }
    @objc open dynamic func buildMenu(with builder: UIMenuBuilder) { fatalError() }
    @objc open dynamic func validate(_ command: UICommand) { fatalError() }
    @objc open dynamic func copy(_ sender: Any?) { fatalError() }
    @objc open dynamic func select(_ sender: Any?) { fatalError() }
    @objc open dynamic func delete(_ sender: Any?) { fatalError() }
    nonisolated public class var keyboardWillShowNotification: NSNotification.Name { fatalError() }
    nonisolated public class var keyboardDidShowNotification: NSNotification.Name { fatalError() }
    nonisolated public class var keyboardWillHideNotification: NSNotification.Name { fatalError() }
    nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name { fatalError() }
    nonisolated public class var keyboardFrameEndUserInfoKey: String { fatalError() }
}
@preconcurrency @MainActor @objc open class UITouch: NSObject {
    @objc public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }
    @objc public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer; public static var stylus: UITouch.TouchType { fatalError() } }
    public override init() { fatalError() }
    @objc open dynamic var timestamp: TimeInterval { fatalError() }
    @objc open dynamic var phase: UITouch.Phase { fatalError() }
    @objc open dynamic var type: UITouch.TouchType { fatalError() }
    @objc open dynamic var window: UIWindow? { fatalError() }
    @objc open dynamic var view: UIView? { fatalError() }
    @objc open dynamic var gestureRecognizers: [UIGestureRecognizer]? { fatalError() }
    @objc open dynamic func location(in view: UIView?) -> CGPoint { fatalError() }
    @objc open dynamic var force: CGFloat { fatalError() }
}
@preconcurrency @MainActor @objc open class UIEvent: NSObject {
    @objc public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14 }
    public override init() { fatalError() }
    @objc open dynamic var type: UIEvent.EventType { fatalError() }
    @objc open dynamic var timestamp: TimeInterval { fatalError() }
    @objc open dynamic var modifierFlags: UIKeyModifierFlags { fatalError() }
    @objc open dynamic func touches(for window: UIWindow) -> Set<UITouch>? { fatalError() }
    @objc(touchesForView:) open func touches(for view: UIView) -> Set<UITouch>? { fatalError() }
}
@preconcurrency @MainActor @objc open class UIPress: NSObject {
    @objc public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    @objc public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
    @objc open dynamic var phase: UIPress.Phase { fatalError() }
    @objc open dynamic var type: UIPress.PressType { fatalError() }
    @objc open dynamic var key: UIKey? { fatalError() }
}
@preconcurrency @MainActor @objc open class UIKey: NSObject {
    @objc open dynamic var characters: String { fatalError() }
    @objc open dynamic var modifierFlags: UIKeyModifierFlags { fatalError() }
}
public struct UIKeyModifierFlags: OptionSet, Sendable, _StubObjCNumber {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = Self(rawValue: 1), shift = Self(rawValue: 2), control = Self(rawValue: 4), alternate = Self(rawValue: 8), command = Self(rawValue: 16), numericPad = Self(rawValue: 32)
}

// MARK: - Appearance

@preconcurrency @MainActor @objc public protocol UIAppearanceContainer {}
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
    static func appearance() -> Self
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

// MARK: - View

@preconcurrency @MainActor @objc public protocol UIDynamicItem {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}
@preconcurrency @MainActor @objc public protocol UIFocusEnvironment {
}
@preconcurrency @MainActor @objc public protocol UIFocusItem: UIFocusEnvironment { var canBecomeFocused: Bool { get } }
@preconcurrency @MainActor @objc open class UIFocusSystem: NSObject { open weak var focusedItem: UIFocusItem? { fatalError() } }
@preconcurrency @MainActor @objc open class UIView: UIResponder, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UITraitEnvironment, UITraitChangeObservable, UICoordinateSpace, UIFocusItem, CALayerDelegate, UIAccessibilityIdentification {
    @objc public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
    @objc public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight }
    @objc public enum SystemAnimation: UInt, Sendable { case delete }
    public struct AutoresizingMask: OptionSet, Sendable, _StubObjCNumber {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = Self(rawValue: 1), flexibleWidth = Self(rawValue: 2), flexibleRightMargin = Self(rawValue: 4), flexibleTopMargin = Self(rawValue: 8), flexibleHeight = Self(rawValue: 16), flexibleBottomMargin = Self(rawValue: 32)
    }
    public struct AnimationOptions: OptionSet, Sendable, _StubObjCNumber {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = Self(rawValue: 1), allowUserInteraction = Self(rawValue: 2), beginFromCurrentState = Self(rawValue: 4), `repeat` = Self(rawValue: 8), autoreverse = Self(rawValue: 16), overrideInheritedDuration = Self(rawValue: 32), overrideInheritedCurve = Self(rawValue: 64), allowAnimatedContent = Self(rawValue: 128), showHideTransitionViews = Self(rawValue: 256), overrideInheritedOptions = Self(rawValue: 512)
        public static let curveEaseInOut = Self([]), curveEaseIn = Self(rawValue: 1 << 16), curveEaseOut = Self(rawValue: 2 << 16), curveLinear = Self(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20), transitionFlipFromRight = Self(rawValue: 2 << 20), transitionCurlUp = Self(rawValue: 3 << 20), transitionCurlDown = Self(rawValue: 4 << 20), transitionCrossDissolve = Self(rawValue: 5 << 20), transitionFlipFromTop = Self(rawValue: 6 << 20), transitionFlipFromBottom = Self(rawValue: 7 << 20)
        public static let preferredFramesPerSecondDefault = Self([]), preferredFramesPerSecond60 = Self(rawValue: 3 << 24), preferredFramesPerSecond30 = Self(rawValue: 7 << 24), flushUpdates = Self(rawValue: 1 << 28)
    }
    public init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience override init() { fatalError() }
    @objc open dynamic func encode(with coder: NSCoder) { fatalError() }
    @objc open dynamic var layer: CALayer { fatalError() }
    @objc open dynamic var isUserInteractionEnabled: Bool = true
    @objc open dynamic var tag: Int = 0
    @objc open dynamic var canBecomeFocused: Bool { fatalError() }
    @objc open dynamic var isFocused: Bool { fatalError() }
    // appearance
    public static func appearance() -> Self { fatalError() }
    public static func appearance(for trait: UITraitCollection) -> Self { fatalError() }
    public static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { fatalError() }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { fatalError() }
    // geometry
    @objc open dynamic var frame: CGRect = .zero
    @objc open dynamic var bounds: CGRect = .zero
    @objc open dynamic var center: CGPoint = .zero
    @objc open dynamic var transform: CGAffineTransform { get { fatalError() } set { fatalError() } }
    @objc open dynamic var contentScaleFactor: CGFloat = 1
    @objc open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { fatalError() }
    @objc open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { fatalError() }
    @objc(convertPoint:toView:) open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { fatalError() }
    @objc(convertPoint:fromView:) open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { fatalError() }
    @objc(convertRect:toView:) open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { fatalError() }
    @objc(convertRect:fromView:) open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { fatalError() }
    @objc open func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint { fatalError() }
    @objc open func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint { fatalError() }
    @objc(convertRect:toCoordinateSpace:) open func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect { fatalError() }
    @objc(convertRect:fromCoordinateSpace:) open func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect { fatalError() }
    @objc open dynamic var autoresizingMask: UIView.AutoresizingMask = []
    @objc open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { fatalError() }
    @objc open dynamic func sizeToFit() { fatalError() }
    // hierarchy
    @objc open dynamic var superview: UIView? { fatalError() }
    @objc open dynamic var subviews: [UIView] { fatalError() }
    @objc open dynamic var window: UIWindow? { fatalError() }
    @objc open dynamic func removeFromSuperview() { fatalError() }
    @objc open dynamic func insertSubview(_ view: UIView, at index: Int) { fatalError() }
    @objc open dynamic func addSubview(_ view: UIView) { fatalError() }
    @objc open dynamic func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { fatalError() }
    @objc open dynamic func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { fatalError() }
    @objc open dynamic func bringSubviewToFront(_ view: UIView) { fatalError() }
    @objc open dynamic func willMove(toSuperview newSuperview: UIView?) { fatalError() }
    @objc open dynamic func didMoveToSuperview() { fatalError() }
    @objc open dynamic func willMove(toWindow newWindow: UIWindow?) { fatalError() }
    @objc open dynamic func didMoveToWindow() { fatalError() }
    // layout
    @objc open dynamic func setNeedsLayout() { fatalError() }
    @objc open dynamic func layoutIfNeeded() { fatalError() }
    @objc open dynamic func layoutSubviews() { fatalError() }
    @objc open dynamic func updateProperties() { fatalError() }
    @objc open dynamic var layoutMargins: UIEdgeInsets = .zero
    @objc open dynamic var directionalLayoutMargins: NSDirectionalEdgeInsets = .zero
    @objc open dynamic var safeAreaInsets: UIEdgeInsets { fatalError() }
    @objc open dynamic func safeAreaInsetsDidChange() { fatalError() }
    @objc open dynamic var layoutMarginsGuide: UILayoutGuide { fatalError() }
    @objc open dynamic var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
    open func layoutGuide(for region: UIView.LayoutRegion) -> UILayoutGuide { fatalError() }
    @objc open dynamic func addLayoutGuide(_ layoutGuide: UILayoutGuide) { fatalError() }
    @objc open dynamic var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
    @objc open dynamic var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
    @objc open dynamic var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
    @objc open dynamic var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
    @objc open dynamic var topAnchor: NSLayoutYAxisAnchor { fatalError() }
    @objc open dynamic var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
    @objc open dynamic var widthAnchor: NSLayoutDimension { fatalError() }
    @objc open dynamic var heightAnchor: NSLayoutDimension { fatalError() }
    @objc open dynamic var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
    @objc open dynamic var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
    @objc open dynamic var constraints: [NSLayoutConstraint] { fatalError() }
    @objc open dynamic func addConstraints(_ constraints: [NSLayoutConstraint]) { fatalError() }
    @objc open dynamic func removeConstraint(_ constraint: NSLayoutConstraint) { fatalError() }
    @objc open dynamic func updateConstraints() { fatalError() }
    @objc open dynamic var translatesAutoresizingMaskIntoConstraints: Bool = true
    @objc open dynamic func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { fatalError() }
    @objc open dynamic class var noIntrinsicMetric: CGFloat { fatalError() }
    @objc open dynamic class var layoutFittingCompressedSize: CGSize { fatalError() }
    @objc open dynamic var intrinsicContentSize: CGSize { fatalError() }
    @objc open dynamic func invalidateIntrinsicContentSize() { fatalError() }
    @objc open dynamic func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { fatalError() }
    @objc open dynamic func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { fatalError() }
    @objc open dynamic func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fatalError() }
    @objc open dynamic func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { fatalError() }
    // rendering
    @objc open dynamic func draw(_ rect: CGRect) { fatalError() }
    @objc open dynamic func setNeedsDisplay() { fatalError() }
    @objc open dynamic func setNeedsDisplay(_ rect: CGRect) { fatalError() }
    @objc open dynamic var clipsToBounds: Bool = false
    @objc open dynamic var backgroundColor: UIColor?
    @objc open dynamic var alpha: CGFloat = 1
    @objc open dynamic var isOpaque: Bool = true
    @objc open dynamic var isHidden: Bool = false
    @objc open dynamic var contentMode: UIView.ContentMode = .scaleToFill
    @objc open dynamic var mask: UIView?
    @objc open dynamic var tintColor: UIColor! = nil
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    @objc open dynamic var traitCollection: UITraitCollection { fatalError() }
    @objc open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { fatalError() }
    @objc open dynamic func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { fatalError() }
    @objc @discardableResult open dynamic func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { fatalError() }
    @objc open dynamic func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { fatalError() }
    @objc open dynamic var accessibilityIdentifier: String?
    @objc open dynamic var coordinateSpace: UICoordinateSpace { fatalError() }
    // layer delegate
    @objc open dynamic func display(_ layer: CALayer) { fatalError() }
    @objc open dynamic func draw(_ layer: CALayer, in ctx: CGContext) { fatalError() }
    @objc open dynamic func layoutSublayers(of layer: CALayer) { fatalError() }
    @objc open dynamic func action(for layer: CALayer, forKey event: String) -> CAAction? { fatalError() }
    // gestures, interactions, motion
    @objc open dynamic var gestureRecognizers: [UIGestureRecognizer]?
    @objc open dynamic func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { fatalError() }
    @objc open dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
    @objc open dynamic func addInteraction(_ interaction: UIInteraction) { fatalError() }
    @objc open dynamic var interactions: [UIInteraction] { get { fatalError() } set { fatalError() } }
    // animation
    @objc open dynamic class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { fatalError() }
    @objc open dynamic class func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { fatalError() }
    @objc open dynamic class func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic class func animate(springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic class func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic class func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic class func perform(_ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { fatalError() }
}
extension UIView {
    public class func animate(withDuration duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: @escaping () -> Void) async -> Bool { fatalError() }
    public struct LayoutRegion {
        public enum AdaptivityAxis: Sendable { case horizontal, vertical }
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { fatalError() }
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { fatalError() }
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { fatalError() }
    }
}
public struct UICornerRadius: Equatable, Sendable {
    public static func fixed(_ radius: Double) -> UICornerRadius { fatalError() }
}
public struct UICornerConfiguration: Equatable, Sendable {
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { fatalError() }
}

@preconcurrency @MainActor @objc open class UILayoutGuide: NSObject, NSCoding {
    public override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc nonisolated open dynamic func encode(with coder: NSCoder) { fatalError() }
    @objc open dynamic var layoutFrame: CGRect { fatalError() }
    @objc open dynamic var identifier: String = ""
    @objc open dynamic var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
    @objc open dynamic var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
    @objc open dynamic var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
    @objc open dynamic var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
    @objc open dynamic var topAnchor: NSLayoutYAxisAnchor { fatalError() }
    @objc open dynamic var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
    @objc open dynamic var widthAnchor: NSLayoutDimension { fatalError() }
    @objc open dynamic var heightAnchor: NSLayoutDimension { fatalError() }
    @objc open dynamic var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
    @objc open dynamic var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
}
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, _StubObjCNumber {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Self(1000), defaultHigh = Self(750), dragThatCanResizeScene = Self(510), sceneSizeStayPut = Self(500), dragThatCannotResizeScene = Self(490), defaultLow = Self(250), fittingSizeLevel = Self(50)
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { fatalError() }
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UILayoutSupport {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    override init() { fatalError() }
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
}
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
}
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
}
@preconcurrency @MainActor @objc open class NSLayoutConstraint: NSObject {
    @objc public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }
    @objc public enum Attribute: Int, Sendable { case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins, notAnAttribute = 0; public static var baseline: NSLayoutConstraint.Attribute { fatalError() } }
    @objc public enum Axis: Int, Sendable { case horizontal, vertical }
    public struct FormatOptions: OptionSet, Sendable, _StubObjCNumber {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = Self(rawValue: 1), alignAllRight = Self(rawValue: 2), alignAllTop = Self(rawValue: 4), alignAllBottom = Self(rawValue: 8), alignAllLeading = Self(rawValue: 16), alignAllTrailing = Self(rawValue: 32), alignAllCenterX = Self(rawValue: 64), alignAllCenterY = Self(rawValue: 128), alignAllLastBaseline = Self(rawValue: 256), alignAllFirstBaseline = Self(rawValue: 512), directionLeadingToTrailing = Self([]), directionLeftToRight = Self(rawValue: 1 << 16), directionRightToLeft = Self(rawValue: 2 << 16)
    }
    public override init() { fatalError() }
    public convenience init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat) { fatalError() }
    @objc open dynamic class func constraints(withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint] { fatalError() }
    @objc open dynamic class func activate(_ constraints: [NSLayoutConstraint]) { fatalError() }
    @objc open dynamic class func deactivate(_ constraints: [NSLayoutConstraint]) { fatalError() }
    @objc open dynamic var priority: UILayoutPriority = .required
    @objc open dynamic var relation: NSLayoutConstraint.Relation { fatalError() }
    @objc open dynamic var multiplier: CGFloat { fatalError() }
    @objc open dynamic var constant: CGFloat = 0
    @objc open dynamic var isActive: Bool = false
    @objc open dynamic var identifier: String?
}

// MARK: - Window

open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable, _StubObjCNumber {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Self(0), alert = Self(2000), statusBar = Self(1000)
        public static func + (lhs: Level, rhs: CGFloat) -> Level { fatalError() }
        public static func - (lhs: Level, rhs: CGFloat) -> Level { fatalError() }
        public static func += (lhs: inout Level, rhs: CGFloat) { fatalError() }
        public static func < (lhs: Level, rhs: Level) -> Bool { fatalError() }
    }
    public override init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public init(windowScene: UIWindowScene) { fatalError() }
    @objc open dynamic weak var windowScene: UIWindowScene?
    @objc open dynamic var screen: UIScreen { get { fatalError() } set { fatalError() } }
    @objc open dynamic var windowLevel: UIWindow.Level = .normal
    @objc open dynamic var isKeyWindow: Bool { fatalError() }
    @objc open dynamic func makeKeyAndVisible() { fatalError() }
    @objc open dynamic var rootViewController: UIViewController?
    @objc(convertPoint:toWindow:) open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { fatalError() }
    @objc(convertPoint:fromWindow:) open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { fatalError() }
    @objc(convertRect:toWindow:) open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { fatalError() }
    @objc(convertRect:fromWindow:) open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { fatalError() }
}

// MARK: - Simple views

open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    @objc open dynamic var text: String?
    @objc open dynamic var font: UIFont! = nil
    @objc open dynamic var textColor: UIColor! = nil
    @objc open dynamic var shadowColor: UIColor?
    @objc open dynamic var shadowOffset: CGSize = .zero
    @objc open dynamic var textAlignment: NSTextAlignment = .natural
    @objc open dynamic var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    @objc open dynamic var attributedText: NSAttributedString?
    @objc open dynamic var isHighlighted: Bool = false
    @objc open dynamic var isEnabled: Bool = true
    @objc open dynamic var numberOfLines: Int = 1
    @objc open dynamic var adjustsFontSizeToFitWidth: Bool = false
    @objc open dynamic var adjustsFontForContentSizeCategory: Bool = false
    @objc open dynamic var minimumScaleFactor: CGFloat = 0
    @objc open dynamic var allowsDefaultTighteningForTruncation: Bool = false
    @objc open dynamic func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { fatalError() }
    @objc open dynamic func drawText(in rect: CGRect) { fatalError() }
    @objc open dynamic var preferredMaxLayoutWidth: CGFloat = 0
}
open class UIImageView: UIView {
    public init(image: UIImage?) { fatalError() }
    public init(image: UIImage?, highlightedImage: UIImage?) { fatalError() }
    public override init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic var image: UIImage?
    @objc open dynamic var isHighlighted: Bool = false
    @objc open dynamic var animationDuration: TimeInterval = 0
    @objc open dynamic func startAnimating() { fatalError() }
    @objc open dynamic func stopAnimating() { fatalError() }
    @objc open dynamic var isAnimating: Bool { fatalError() }
}
open class UIStackView: UIView {
    @objc public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    @objc public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: UIStackView.Alignment { fatalError() }
        public static var bottom: UIStackView.Alignment { fatalError() }
    }
    public override init(frame: CGRect) { fatalError() }
    public required init(coder: NSCoder) { fatalError() }
    public convenience init(arrangedSubviews views: [UIView]) { fatalError() }
    @objc open dynamic var arrangedSubviews: [UIView] { fatalError() }
    @objc open dynamic func addArrangedSubview(_ view: UIView) { fatalError() }
    @objc open dynamic func removeArrangedSubview(_ view: UIView) { fatalError() }
    @objc open dynamic var axis: NSLayoutConstraint.Axis = .horizontal
    @objc open dynamic var distribution: UIStackView.Distribution = .fill
    @objc open dynamic var alignment: UIStackView.Alignment = .fill
    @objc open dynamic var spacing: CGFloat = 0
    @objc open dynamic func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { fatalError() }
}

@preconcurrency @MainActor @objc open class UIVisualEffect: NSObject, NSCopying { public override init() { fatalError() } ; nonisolated open func copy(with zone: NSZone? = nil) -> Any { fatalError() } }
open class UIBlurEffect: UIVisualEffect {
    @objc public enum Style: Int, Sendable {
        case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }
    public convenience init(style: UIBlurEffect.Style) { fatalError() }
}
open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience init() { fatalError() }
    public convenience override init(frame: CGRect) { fatalError() }
    @objc open dynamic var contentView: UIView { fatalError() }
    @objc open dynamic var effect: UIVisualEffect?
}
open class UIActivityIndicatorView: UIView {
    @objc public enum Style: Int, Sendable { case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101 }
    public init(style: UIActivityIndicatorView.Style) { fatalError() }
    public override init(frame: CGRect) { fatalError() }
    public required init(coder: NSCoder) { fatalError() }
    @objc open dynamic var style: UIActivityIndicatorView.Style = .medium
    @objc open dynamic var hidesWhenStopped: Bool = true
    @objc open dynamic var color: UIColor! = nil
    @objc open dynamic func startAnimating() { fatalError() }
    @objc open dynamic func stopAnimating() { fatalError() }
    @objc open dynamic var isAnimating: Bool { fatalError() }
}
open class UIProgressView: UIView {
    @objc public enum Style: Int, Sendable { case `default`, bar }
    public convenience init(progressViewStyle style: UIProgressView.Style) { fatalError() }
    @objc open dynamic var progressViewStyle: UIProgressView.Style = .default
    @objc open dynamic var progress: Float = 0
}
