// Module UIKit: responders, views and windows; see UIKit.swift.
import CoreGraphics
import Foundation
import QuartzCore
import UniformTypeIdentifiers
import UserNotifications

// MARK: - Responder and events

@preconcurrency @MainActor @objc public protocol UIResponderStandardEditActions where Self: NSObject {
    @objc optional func cut(_ sender: Any?)
    @objc optional func copy(_ sender: Any?)
    @objc optional func paste(_ sender: Any?)
    @objc optional func select(_ sender: Any?)
    @objc optional func selectAll(_ sender: Any?)
    @objc optional func delete(_ sender: Any?)
    @objc optional func toggleBoldface(_ sender: Any?)
    @objc optional func toggleItalics(_ sender: Any?)
    @objc optional func toggleUnderline(_ sender: Any?)
}
@preconcurrency @MainActor @objc open class UIResponder: NSObject, UIUserActivityRestoring {
    public override init() { fatalError() }
    @objc open dynamic var next: UIResponder? { fatalError() }
    @objc open dynamic var canBecomeFirstResponder: Bool { fatalError() }
    @objc @discardableResult open dynamic func becomeFirstResponder() -> Bool { fatalError() }
    @objc open dynamic var canResignFirstResponder: Bool { fatalError() }
    @objc @discardableResult open dynamic func resignFirstResponder() -> Bool { fatalError() }
    @objc open dynamic var isFirstResponder: Bool { fatalError() }
    @objc open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
    @objc open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
    @objc open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
    @objc open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
    @objc open dynamic func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { fatalError() }
    @objc open dynamic func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { fatalError() }
    @objc open dynamic func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { fatalError() }
    @objc open dynamic func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { fatalError() }
    @objc open dynamic func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { fatalError() }
    @objc open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { fatalError() }
    @objc open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { fatalError() }
    @objc open dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { fatalError() }
    @objc open dynamic func remoteControlReceived(with event: UIEvent?) { fatalError() }
    @objc open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { fatalError() }
    @objc open dynamic func target(forAction action: Selector, withSender sender: Any?) -> Any? { fatalError() }
    @objc open dynamic var undoManager: UndoManager? { fatalError() }
    @objc open dynamic var keyCommands: [UIKeyCommand]? { fatalError() }
    @objc open dynamic var inputView: UIView? { fatalError() }
    @objc open dynamic var inputAccessoryView: UIView? { fatalError() }
    @objc open dynamic var inputViewController: UIInputViewController? { fatalError() }
    @objc open dynamic var inputAccessoryViewController: UIInputViewController? { fatalError() }
    @objc open dynamic var inputAssistantItem: UITextInputAssistantItem { fatalError() }
    @objc open dynamic var textInputMode: UITextInputMode? { fatalError() }
    @objc open dynamic var textInputContextIdentifier: String? { fatalError() }
    @objc open dynamic func reloadInputViews() { fatalError() }
    @objc open dynamic var userActivity: NSUserActivity?
    @objc open dynamic func updateUserActivityState(_ activity: NSUserActivity) { fatalError() }
    @objc open dynamic func restoreUserActivityState(_ activity: NSUserActivity) { fatalError() }
    @objc open dynamic var pasteConfiguration: UIPasteConfiguration?
    @objc open dynamic func paste(itemProviders: [NSItemProvider]) { fatalError() }
    @objc open dynamic func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { fatalError() }
    @objc open dynamic var editingInteractionConfiguration: UIEditingInteractionConfiguration { fatalError() }
    @objc open dynamic func buildMenu(with builder: UIMenuBuilder) { fatalError() }
    @objc open dynamic func validate(_ command: UICommand) { fatalError() }
    @objc open dynamic func cut(_ sender: Any?) { fatalError() }
    @objc open dynamic func copy(_ sender: Any?) { fatalError() }
    @objc open dynamic func paste(_ sender: Any?) { fatalError() }
    @objc open dynamic func select(_ sender: Any?) { fatalError() }
    @objc open dynamic func selectAll(_ sender: Any?) { fatalError() }
    @objc open dynamic func delete(_ sender: Any?) { fatalError() }
    @objc open dynamic func toggleBoldface(_ sender: Any?) { fatalError() }
    @objc open dynamic func toggleItalics(_ sender: Any?) { fatalError() }
    @objc open dynamic func toggleUnderline(_ sender: Any?) { fatalError() }
    @objc open dynamic func increaseSize(_ sender: Any?) { fatalError() }
    @objc open dynamic func decreaseSize(_ sender: Any?) { fatalError() }
    @objc open dynamic func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) { fatalError() }
    nonisolated public class var keyboardWillShowNotification: NSNotification.Name { fatalError() }
    nonisolated public class var keyboardDidShowNotification: NSNotification.Name { fatalError() }
    nonisolated public class var keyboardWillHideNotification: NSNotification.Name { fatalError() }
    nonisolated public class var keyboardDidHideNotification: NSNotification.Name { fatalError() }
    nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name { fatalError() }
    nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name { fatalError() }
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { fatalError() }
    nonisolated public class var keyboardFrameEndUserInfoKey: String { fatalError() }
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String { fatalError() }
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { fatalError() }
    nonisolated public class var keyboardIsLocalUserInfoKey: String { fatalError() }
}
@objc public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }
@preconcurrency @MainActor @objc open class UIPasteConfiguration: NSObject {
    public override init() { fatalError() }
    public init(acceptableTypeIdentifiers: [String]) { fatalError() }
    @objc open dynamic var acceptableTypeIdentifiers: [String] = []
}
@preconcurrency @MainActor @objc open class UITouch: NSObject {
    @objc public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }
    @objc public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer; public static var stylus: UITouch.TouchType { fatalError() } }
    public override init() { fatalError() }
    @objc open dynamic var timestamp: TimeInterval { fatalError() }
    @objc open dynamic var phase: UITouch.Phase { fatalError() }
    @objc open dynamic var tapCount: Int { fatalError() }
    @objc open dynamic var type: UITouch.TouchType { fatalError() }
    @objc open dynamic var majorRadius: CGFloat { fatalError() }
    @objc open dynamic var majorRadiusTolerance: CGFloat { fatalError() }
    @objc open dynamic var window: UIWindow? { fatalError() }
    @objc open dynamic var view: UIView? { fatalError() }
    @objc open dynamic var gestureRecognizers: [UIGestureRecognizer]? { fatalError() }
    @objc open dynamic func location(in view: UIView?) -> CGPoint { fatalError() }
    @objc open dynamic func previousLocation(in view: UIView?) -> CGPoint { fatalError() }
    @objc open dynamic func preciseLocation(in view: UIView?) -> CGPoint { fatalError() }
    @objc open dynamic func precisePreviousLocation(in view: UIView?) -> CGPoint { fatalError() }
    @objc open dynamic var force: CGFloat { fatalError() }
    @objc open dynamic var maximumPossibleForce: CGFloat { fatalError() }
    @objc open dynamic func azimuthAngle(in view: UIView?) -> CGFloat { fatalError() }
    @objc open dynamic func azimuthUnitVector(in view: UIView?) -> CGVector { fatalError() }
    @objc open dynamic var altitudeAngle: CGFloat { fatalError() }
}
@preconcurrency @MainActor @objc open class UIEvent: NSObject {
    @objc public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14 }
    @objc public enum EventSubtype: Int, Sendable { case none = 0, motionShake = 1, remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward }
    public struct ButtonMask: OptionSet, Sendable, _StubObjCNumber {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = Self(rawValue: 1), secondary = Self(rawValue: 2)
    }
    public override init() { fatalError() }
    @objc open dynamic var type: UIEvent.EventType { fatalError() }
    @objc open dynamic var subtype: UIEvent.EventSubtype { fatalError() }
    @objc open dynamic var timestamp: TimeInterval { fatalError() }
    @objc open dynamic var modifierFlags: UIKeyModifierFlags { fatalError() }
    @objc open dynamic var buttonMask: UIEvent.ButtonMask { fatalError() }
    @objc open dynamic var allTouches: Set<UITouch>? { fatalError() }
    @objc open dynamic func touches(for window: UIWindow) -> Set<UITouch>? { fatalError() }
    @objc(touchesForView:) open func touches(for view: UIView) -> Set<UITouch>? { fatalError() }
    @objc open dynamic func coalescedTouches(for touch: UITouch) -> [UITouch]? { fatalError() }
    @objc open dynamic func predictedTouches(for touch: UITouch) -> [UITouch]? { fatalError() }
}
open class UIPressesEvent: UIEvent { open var allPresses: Set<UIPress> { fatalError() } }
@preconcurrency @MainActor @objc open class UIPress: NSObject {
    @objc public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    @objc public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
    @objc open dynamic var phase: UIPress.Phase { fatalError() }
    @objc open dynamic var type: UIPress.PressType { fatalError() }
    @objc open dynamic var key: UIKey? { fatalError() }
}
@preconcurrency @MainActor @objc open class UIKey: NSObject {
    @objc open dynamic var characters: String { fatalError() }
    @objc open dynamic var charactersIgnoringModifiers: String { fatalError() }
    @objc open dynamic var modifierFlags: UIKeyModifierFlags { fatalError() }
    @objc open dynamic var keyCode: UIKeyboardHIDUsage { fatalError() }
}
@objc public enum UIKeyboardHIDUsage: Int, Sendable { case keyboardA = 4, keyboardReturnOrEnter = 40, keyboardEscape = 41, keyboardSpacebar = 44, keyboardRightArrow = 79, keyboardLeftArrow = 80, keyboardDownArrow = 81, keyboardUpArrow = 82, keyboardLeftShift = 225 }
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
    var preferredFocusEnvironments: [UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
@preconcurrency @MainActor @objc public protocol UIFocusItem: UIFocusEnvironment { var canBecomeFocused: Bool { get } }
@preconcurrency @MainActor @objc open class UIFocusUpdateContext: NSObject {
    @objc open dynamic weak var previouslyFocusedView: UIView? { fatalError() }
    @objc open dynamic weak var nextFocusedView: UIView? { fatalError() }
    @objc open dynamic weak var previouslyFocusedItem: UIFocusItem? { fatalError() }
    @objc open dynamic weak var nextFocusedItem: UIFocusItem? { fatalError() }
}
@preconcurrency @MainActor @objc open class UIFocusAnimationCoordinator: NSObject {
    @objc open dynamic func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) { fatalError() }
}
@preconcurrency @MainActor @objc open class UIFocusSystem: NSObject { open weak var focusedItem: UIFocusItem? { fatalError() } }
@preconcurrency @MainActor @objc open class UIFocusGuide: UILayoutGuide { open var preferredFocusEnvironments: [UIFocusEnvironment]! = nil; open var isEnabled: Bool = true }
@preconcurrency @MainActor @objc open class UIFocusEffect: NSObject {}
open class UIFocusHaloEffect: UIFocusEffect { public override init() { fatalError() } }

@objc public enum UISemanticContentAttribute: Int, Sendable { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }
@preconcurrency @MainActor @objc open class UIView: UIResponder, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UITraitEnvironment, UITraitChangeObservable, UICoordinateSpace, UIFocusItem, CALayerDelegate, UIAccessibilityIdentification {
    @objc public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
    @objc public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight }
    @objc public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }
    @objc public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
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
    public struct KeyframeAnimationOptions: OptionSet, Sendable, _StubObjCNumber {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = Self(rawValue: 1), allowUserInteraction = Self(rawValue: 2), beginFromCurrentState = Self(rawValue: 4), `repeat` = Self(rawValue: 8), autoreverse = Self(rawValue: 16), overrideInheritedDuration = Self(rawValue: 32), overrideInheritedOptions = Self(rawValue: 512)
        public static let calculationModeLinear = Self([]), calculationModeDiscrete = Self(rawValue: 1 << 10), calculationModePaced = Self(rawValue: 2 << 10), calculationModeCubic = Self(rawValue: 3 << 10), calculationModeCubicPaced = Self(rawValue: 4 << 10)
    }
    public init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience override init() { fatalError() }
    @objc open dynamic func encode(with coder: NSCoder) { fatalError() }
    @objc open dynamic class var layerClass: AnyClass { fatalError() }
    @objc open dynamic var layer: CALayer { fatalError() }
    @objc open dynamic var isUserInteractionEnabled: Bool = true
    @objc open dynamic var tag: Int = 0
    @objc open dynamic var canBecomeFocused: Bool { fatalError() }
    @objc open dynamic var isFocused: Bool { fatalError() }
    @objc open dynamic var focusGroupIdentifier: String?
    @objc open dynamic var focusEffect: UIFocusEffect?
    @objc open dynamic var preferredFocusEnvironments: [UIFocusEnvironment] { fatalError() }
    @objc open dynamic var preferredFocusedView: UIView? { fatalError() }
    @objc open dynamic func setNeedsFocusUpdate() { fatalError() }
    @objc open dynamic func updateFocusIfNeeded() { fatalError() }
    @objc open dynamic func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { fatalError() }
    @objc open dynamic func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { fatalError() }
    @objc open dynamic var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    @objc open dynamic class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection { fatalError() }
    @objc open dynamic class func userInterfaceLayoutDirection(for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection { fatalError() }
    @objc open dynamic var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
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
    @objc open dynamic var transform3D: CATransform3D { get { fatalError() } set { fatalError() } }
    @objc open dynamic var contentScaleFactor: CGFloat = 1
    @objc open dynamic var anchorPoint: CGPoint = .zero
    @objc open dynamic var isMultipleTouchEnabled: Bool = false
    @objc open dynamic var isExclusiveTouch: Bool = false
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
    @objc open dynamic var autoresizesSubviews: Bool = true
    @objc open dynamic var autoresizingMask: UIView.AutoresizingMask = []
    @objc open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { fatalError() }
    @objc open dynamic func sizeToFit() { fatalError() }
    // hierarchy
    @objc open dynamic var superview: UIView? { fatalError() }
    @objc open dynamic var subviews: [UIView] { fatalError() }
    @objc open dynamic var window: UIWindow? { fatalError() }
    @objc open dynamic func removeFromSuperview() { fatalError() }
    @objc open dynamic func insertSubview(_ view: UIView, at index: Int) { fatalError() }
    @objc open dynamic func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { fatalError() }
    @objc open dynamic func addSubview(_ view: UIView) { fatalError() }
    @objc open dynamic func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { fatalError() }
    @objc open dynamic func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { fatalError() }
    @objc open dynamic func bringSubviewToFront(_ view: UIView) { fatalError() }
    @objc open dynamic func sendSubviewToBack(_ view: UIView) { fatalError() }
    @objc open dynamic func didAddSubview(_ subview: UIView) { fatalError() }
    @objc open dynamic func willRemoveSubview(_ subview: UIView) { fatalError() }
    @objc open dynamic func willMove(toSuperview newSuperview: UIView?) { fatalError() }
    @objc open dynamic func didMoveToSuperview() { fatalError() }
    @objc open dynamic func willMove(toWindow newWindow: UIWindow?) { fatalError() }
    @objc open dynamic func didMoveToWindow() { fatalError() }
    @objc open dynamic func isDescendant(of view: UIView) -> Bool { fatalError() }
    @objc open dynamic func viewWithTag(_ tag: Int) -> UIView? { fatalError() }
    // layout
    @objc open dynamic func setNeedsLayout() { fatalError() }
    @objc open dynamic func layoutIfNeeded() { fatalError() }
    @objc open dynamic func layoutSubviews() { fatalError() }
    @objc open dynamic func setNeedsUpdateProperties() { fatalError() }
    @objc open dynamic func updatePropertiesIfNeeded() { fatalError() }
    @objc open dynamic func updateProperties() { fatalError() }
    @objc open dynamic var layoutMargins: UIEdgeInsets = .zero
    @objc open dynamic var directionalLayoutMargins: NSDirectionalEdgeInsets = .zero
    @objc open dynamic var preservesSuperviewLayoutMargins: Bool = false
    @objc open dynamic var insetsLayoutMarginsFromSafeArea: Bool = true
    @objc open dynamic func layoutMarginsDidChange() { fatalError() }
    @objc open dynamic var safeAreaInsets: UIEdgeInsets { fatalError() }
    @objc open dynamic func safeAreaInsetsDidChange() { fatalError() }
    @objc open dynamic var layoutMarginsGuide: UILayoutGuide { fatalError() }
    @objc open dynamic var readableContentGuide: UILayoutGuide { fatalError() }
    @objc open dynamic var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
    @objc open dynamic var keyboardLayoutGuide: UIKeyboardLayoutGuide { fatalError() }
    open func layoutGuide(for region: UIView.LayoutRegion) -> UILayoutGuide { fatalError() }
    open func edgeInsets(for region: UIView.LayoutRegion) -> UIEdgeInsets { fatalError() }
    open func directionalEdgeInsets(for region: UIView.LayoutRegion) -> NSDirectionalEdgeInsets { fatalError() }
    @objc open dynamic func addLayoutGuide(_ layoutGuide: UILayoutGuide) { fatalError() }
    @objc open dynamic func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { fatalError() }
    @objc open dynamic var layoutGuides: [UILayoutGuide] { fatalError() }
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
    @objc open dynamic var firstBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }
    @objc open dynamic var lastBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }
    @objc open dynamic var constraints: [NSLayoutConstraint] { fatalError() }
    @objc open dynamic func addConstraint(_ constraint: NSLayoutConstraint) { fatalError() }
    @objc open dynamic func addConstraints(_ constraints: [NSLayoutConstraint]) { fatalError() }
    @objc open dynamic func removeConstraint(_ constraint: NSLayoutConstraint) { fatalError() }
    @objc open dynamic func removeConstraints(_ constraints: [NSLayoutConstraint]) { fatalError() }
    @objc open dynamic func updateConstraintsIfNeeded() { fatalError() }
    @objc open dynamic func updateConstraints() { fatalError() }
    @objc open dynamic func needsUpdateConstraints() -> Bool { fatalError() }
    @objc open dynamic func setNeedsUpdateConstraints() { fatalError() }
    @objc open dynamic var translatesAutoresizingMaskIntoConstraints: Bool = true
    @objc open dynamic class var requiresConstraintBasedLayout: Bool { fatalError() }
    @objc open dynamic func alignmentRect(forFrame frame: CGRect) -> CGRect { fatalError() }
    @objc open dynamic func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { fatalError() }
    @objc open dynamic var alignmentRectInsets: UIEdgeInsets { fatalError() }
    @objc open dynamic var forFirstBaselineLayout: UIView { fatalError() }
    @objc open dynamic var forLastBaselineLayout: UIView { fatalError() }
    @objc open dynamic class var noIntrinsicMetric: CGFloat { fatalError() }
    @objc open dynamic class var layoutFittingCompressedSize: CGSize { fatalError() }
    @objc open dynamic class var layoutFittingExpandedSize: CGSize { fatalError() }
    @objc open dynamic var intrinsicContentSize: CGSize { fatalError() }
    @objc open dynamic func invalidateIntrinsicContentSize() { fatalError() }
    @objc open dynamic func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { fatalError() }
    @objc open dynamic func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { fatalError() }
    @objc open dynamic func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { fatalError() }
    @objc open dynamic func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { fatalError() }
    @objc open dynamic func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fatalError() }
    @objc open dynamic func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { fatalError() }
    @objc open dynamic func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { fatalError() }
    @objc open dynamic var hasAmbiguousLayout: Bool { fatalError() }
    @objc open dynamic func exerciseAmbiguityInLayout() { fatalError() }
    // rendering
    @objc open dynamic func draw(_ rect: CGRect) { fatalError() }
    @objc open dynamic func setNeedsDisplay() { fatalError() }
    @objc open dynamic func setNeedsDisplay(_ rect: CGRect) { fatalError() }
    @objc open dynamic var clipsToBounds: Bool = false
    @objc open dynamic var backgroundColor: UIColor?
    @objc open dynamic var alpha: CGFloat = 1
    @objc open dynamic var isOpaque: Bool = true
    @objc open dynamic var clearsContextBeforeDrawing: Bool = true
    @objc open dynamic var isHidden: Bool = false
    @objc open dynamic var contentMode: UIView.ContentMode = .scaleToFill
    @objc open dynamic var mask: UIView?
    @objc open dynamic var tintColor: UIColor! = nil
    @objc open dynamic var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
    @objc open dynamic func tintColorDidChange() { fatalError() }
    open var cornerConfiguration: UICornerConfiguration { get { fatalError() } set { fatalError() } }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    @objc open dynamic var maximumContentSizeCategory: UIContentSizeCategory?
    @objc open dynamic var minimumContentSizeCategory: UIContentSizeCategory?
    @objc open dynamic var traitCollection: UITraitCollection { fatalError() }
    @objc open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { fatalError() }
    open var traitOverrides: UITraitOverrides { get { fatalError() } set { fatalError() } }
    @objc open dynamic func updateTraitsIfNeeded() { fatalError() }
    @objc open dynamic func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { fatalError() }
    @objc open dynamic func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? { fatalError() }
    @objc @discardableResult open dynamic func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { fatalError() }
    @objc open dynamic func viewPrintFormatter() -> UIViewPrintFormatter { fatalError() }
    @objc open dynamic func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { fatalError() }
    @objc open dynamic var restorationIdentifier: String?
    @objc open dynamic func encodeRestorableState(with coder: NSCoder) { fatalError() }
    @objc open dynamic func decodeRestorableState(with coder: NSCoder) { fatalError() }
    @objc open dynamic var accessibilityIdentifier: String?
    @objc open dynamic var coordinateSpace: UICoordinateSpace { fatalError() }
    // layer delegate
    @objc open dynamic func display(_ layer: CALayer) { fatalError() }
    @objc open dynamic func draw(_ layer: CALayer, in ctx: CGContext) { fatalError() }
    @objc open dynamic func layerWillDraw(_ layer: CALayer) { fatalError() }
    @objc open dynamic func layoutSublayers(of layer: CALayer) { fatalError() }
    @objc open dynamic func action(for layer: CALayer, forKey event: String) -> CAAction? { fatalError() }
    // gestures, interactions, motion
    @objc open dynamic var gestureRecognizers: [UIGestureRecognizer]?
    @objc open dynamic func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { fatalError() }
    @objc open dynamic func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { fatalError() }
    @objc open dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
    @objc open dynamic func addInteraction(_ interaction: UIInteraction) { fatalError() }
    @objc open dynamic func removeInteraction(_ interaction: UIInteraction) { fatalError() }
    @objc open dynamic var interactions: [UIInteraction] { get { fatalError() } set { fatalError() } }
    @objc open dynamic func addMotionEffect(_ effect: UIMotionEffect) { fatalError() }
    @objc open dynamic func removeMotionEffect(_ effect: UIMotionEffect) { fatalError() }
    @objc open dynamic var motionEffects: [UIMotionEffect] { get { fatalError() } set { fatalError() } }
    @objc open dynamic var largeContentTitle: String?
    @objc open dynamic var largeContentImage: UIImage?
    @objc open dynamic var showsLargeContentViewer: Bool = false
    @objc open dynamic var scalesLargeContentImage: Bool = false
    // animation
    @objc open dynamic class func setAnimationsEnabled(_ enabled: Bool) { fatalError() }
    @objc open dynamic class var areAnimationsEnabled: Bool { fatalError() }
    @objc open dynamic class var inheritedAnimationDuration: TimeInterval { fatalError() }
    @objc open dynamic class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { fatalError() }
    @objc open dynamic class func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { fatalError() }
    @objc open dynamic class func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic class func animate(springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic class func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic class func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic class func perform(_ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void) { fatalError() }
    @objc open dynamic class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) { fatalError() }
    @objc open dynamic class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { fatalError() }
    @objc open dynamic class func commitAnimations() { fatalError() }
    @objc open dynamic class func setAnimationDuration(_ duration: TimeInterval) { fatalError() }
    @objc open dynamic class func setAnimationDelay(_ delay: TimeInterval) { fatalError() }
    @objc open dynamic class func setAnimationCurve(_ curve: UIView.AnimationCurve) { fatalError() }
    @objc open dynamic class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) { fatalError() }
    @objc open dynamic class func setAnimationRepeatCount(_ repeatCount: Float) { fatalError() }
    @objc open dynamic class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) { fatalError() }
    @objc open dynamic class func setAnimationTransition(_ transition: UIView.AnimationTransition, for view: UIView, cache: Bool) { fatalError() }
    @objc open dynamic class func setAnimationDelegate(_ delegate: Any?) { fatalError() }
    @objc open dynamic class func setAnimationDidStop(_ selector: Selector?) { fatalError() }
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
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius { fatalError() }
    public static var containerConcentric: UICornerRadius { fatalError() }
}
public struct UICornerConfiguration: Equatable, Sendable {
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { fatalError() }
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { fatalError() }
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration { fatalError() }
}

@preconcurrency @MainActor @objc open class UILayoutGuide: NSObject, NSCoding {
    public override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc nonisolated open dynamic func encode(with coder: NSCoder) { fatalError() }
    @objc open dynamic var layoutFrame: CGRect { fatalError() }
    @objc open dynamic weak var owningView: UIView?
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
open class UITrackingLayoutGuide: UILayoutGuide {
    @objc open dynamic func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) { fatalError() }
    @objc open dynamic func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) { fatalError() }
}
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    @objc open dynamic var followsUndockedKeyboard: Bool = false
    @objc open dynamic var usesBottomSafeArea: Bool = true
    @objc open dynamic var keyboardDismissPadding: CGFloat = 0
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
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { fatalError() }
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { fatalError() }
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
    @objc open dynamic var shouldBeArchived: Bool = false
    open unowned(unsafe) var firstItem: AnyObject? { fatalError() }
    open unowned(unsafe) var secondItem: AnyObject? { fatalError() }
    @objc open dynamic var firstAttribute: NSLayoutConstraint.Attribute { fatalError() }
    @objc open dynamic var secondAttribute: NSLayoutConstraint.Attribute { fatalError() }
    public var firstAnchor: NSLayoutAnchor<AnyObject> { fatalError() }
    public var secondAnchor: NSLayoutAnchor<AnyObject>? { fatalError() }
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
    @objc open dynamic var canResizeToFitContent: Bool = false
    @objc open dynamic var screen: UIScreen { get { fatalError() } set { fatalError() } }
    @objc open dynamic var windowLevel: UIWindow.Level = .normal
    @objc open dynamic var isKeyWindow: Bool { fatalError() }
    @objc open dynamic var canBecomeKey: Bool { fatalError() }
    @objc open dynamic func becomeKey() { fatalError() }
    @objc open dynamic func resignKey() { fatalError() }
    @objc open dynamic func makeKey() { fatalError() }
    @objc open dynamic func makeKeyAndVisible() { fatalError() }
    @objc open dynamic var rootViewController: UIViewController?
    @objc open dynamic func sendEvent(_ event: UIEvent) { fatalError() }
    @objc(convertPoint:toWindow:) open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { fatalError() }
    @objc(convertPoint:fromWindow:) open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { fatalError() }
    @objc(convertRect:toWindow:) open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { fatalError() }
    @objc(convertRect:fromWindow:) open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { fatalError() }
    nonisolated public class var didBecomeVisibleNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didBecomeHiddenNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didBecomeKeyNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didResignKeyNotification: NSNotification.Name { fatalError() }
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
    @objc open dynamic var highlightedTextColor: UIColor?
    @objc open dynamic var isHighlighted: Bool = false
    @objc open dynamic var isEnabled: Bool = true
    @objc open dynamic var numberOfLines: Int = 1
    @objc open dynamic var adjustsFontSizeToFitWidth: Bool = false
    @objc open dynamic var adjustsFontForContentSizeCategory: Bool = false
    @objc open dynamic var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
    @objc open dynamic var minimumScaleFactor: CGFloat = 0
    @objc open dynamic var minimumFontSize: CGFloat = 0
    @objc open dynamic var allowsDefaultTighteningForTruncation: Bool = false
    @objc open dynamic var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    @objc open dynamic var preferredVibrancy: Int = 0
    @objc open dynamic func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { fatalError() }
    @objc open dynamic func drawText(in rect: CGRect) { fatalError() }
    @objc open dynamic var preferredMaxLayoutWidth: CGFloat = 0
    @objc open dynamic var showsExpansionTextWhenTruncated: Bool = false
}
@objc public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

open class UIImageView: UIView {
    public init(image: UIImage?) { fatalError() }
    public init(image: UIImage?, highlightedImage: UIImage?) { fatalError() }
    public override init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic var image: UIImage?
    @objc open dynamic var highlightedImage: UIImage?
    @objc open dynamic var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    @objc open dynamic var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
    @objc open dynamic var isHighlighted: Bool = false
    @objc open dynamic var animationImages: [UIImage]?
    @objc open dynamic var highlightedAnimationImages: [UIImage]?
    @objc open dynamic var animationDuration: TimeInterval = 0
    @objc open dynamic var animationRepeatCount: Int = 0
    @objc open dynamic func startAnimating() { fatalError() }
    @objc open dynamic func stopAnimating() { fatalError() }
    @objc open dynamic var isAnimating: Bool { fatalError() }
    @objc open dynamic var adjustsImageWhenAncestorFocused: Bool = false
    @objc open dynamic var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false
    public func addSymbolEffect(_ effect: _StubSymbolEffect, options: _StubSymbolEffectOptions = .default, animated: Bool = true) { fatalError() }
    public func removeAllSymbolEffects() { fatalError() }
    public func setSymbolImage(_ image: UIImage, contentTransition: _StubSymbolEffect, options: _StubSymbolEffectOptions = .default) { fatalError() }
}
public struct _StubSymbolEffect: Sendable {
    public static var bounce: Self { fatalError() }
    public static var pulse: Self { fatalError() }
    public static var variableColor: Self { fatalError() }
    public static var scale: Self { fatalError() }
    public static var appear: Self { fatalError() }
    public static var disappear: Self { fatalError() }
    public static var replace: Self { fatalError() }
    public static var automatic: Self { fatalError() }
    public static var wiggle: Self { fatalError() }
    public static var rotate: Self { fatalError() }
    public static var breathe: Self { fatalError() }
    public var up: Self { fatalError() }
    public var down: Self { fatalError() }
    public var iterative: Self { fatalError() }
    public var reversing: Self { fatalError() }
    public var cumulative: Self { fatalError() }
    public var byLayer: Self { fatalError() }
    public var wholeSymbol: Self { fatalError() }
    public var upUp: Self { fatalError() }
    public var downUp: Self { fatalError() }
    public var offUp: Self { fatalError() }
}
public struct _StubSymbolEffectOptions: Sendable {
    public static var `default`: Self { fatalError() }
    public static var repeating: Self { fatalError() }
    public static var nonRepeating: Self { fatalError() }
    public static func speed(_ speed: Double) -> Self { fatalError() }
    public static func `repeat`(_ count: Int?) -> Self { fatalError() }
    public func speed(_ speed: Double) -> Self { fatalError() }
    public func `repeat`(_ count: Int?) -> Self { fatalError() }
    public var repeating: Self { fatalError() }
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
    @objc open dynamic func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { fatalError() }
    @objc open dynamic var axis: NSLayoutConstraint.Axis = .horizontal
    @objc open dynamic var distribution: UIStackView.Distribution = .fill
    @objc open dynamic var alignment: UIStackView.Alignment = .fill
    @objc open dynamic var spacing: CGFloat = 0
    @objc open dynamic func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { fatalError() }
    @objc open dynamic func customSpacing(after arrangedSubview: UIView) -> CGFloat { fatalError() }
    @objc open dynamic var isBaselineRelativeArrangement: Bool = false
    @objc open dynamic var isLayoutMarginsRelativeArrangement: Bool = false
    public class var spacingUseDefault: CGFloat { fatalError() }
    public class var spacingUseSystem: CGFloat { fatalError() }
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
@objc public enum UIVibrancyEffectStyle: Int, Sendable { case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator }
open class UIVibrancyEffect: UIVisualEffect {
    public convenience init(blurEffect: UIBlurEffect) { fatalError() }
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { fatalError() }
}
open class UIGlassEffect: UIVisualEffect {
    @objc public enum Style: Int, Sendable { case regular, clear }
    public convenience init(style: UIGlassEffect.Style) { fatalError() }
    @objc open dynamic var isInteractive: Bool = false
    @objc open dynamic var tintColor: UIColor?
}
open class UIGlassContainerEffect: UIVisualEffect { open var spacing: CGFloat = 0 }
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
    @objc open dynamic var progressTintColor: UIColor?
    @objc open dynamic var trackTintColor: UIColor?
    @objc open dynamic var progressImage: UIImage?
    @objc open dynamic var trackImage: UIImage?
    @objc open dynamic func setProgress(_ progress: Float, animated: Bool) { fatalError() }
    @objc open dynamic var observedProgress: Progress?
}
