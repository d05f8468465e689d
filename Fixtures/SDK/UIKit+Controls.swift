// Module UIKit: controls, gestures and menus; see UIKit.swift.
import CoreGraphics
import Foundation
import QuartzCore
import UniformTypeIdentifiers
import UserNotifications

// MARK: - Controls

open class UIControl: UIView {
    public struct Event: OptionSet, Sendable, _StubObjCNumber {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Self(rawValue: 1), touchDownRepeat = Self(rawValue: 2), touchDragInside = Self(rawValue: 4), touchDragOutside = Self(rawValue: 8), touchDragEnter = Self(rawValue: 16), touchDragExit = Self(rawValue: 32), touchUpInside = Self(rawValue: 64), touchUpOutside = Self(rawValue: 128), touchCancel = Self(rawValue: 256), valueChanged = Self(rawValue: 4096), primaryActionTriggered = Self(rawValue: 8192), menuActionTriggered = Self(rawValue: 16384)
        public static let editingDidBegin = Self(rawValue: 1 << 16), editingChanged = Self(rawValue: 1 << 17), editingDidEnd = Self(rawValue: 1 << 18), editingDidEndOnExit = Self(rawValue: 1 << 19), allTouchEvents = Self(rawValue: 0xFFF), allEditingEvents = Self(rawValue: 0xF0000), applicationReserved = Self(rawValue: 0x0F000000), systemReserved = Self(rawValue: 0xF0000000), allEvents = Self(rawValue: 0xFFFFFFFF)
    }
    @objc public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    @objc public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    public struct State: OptionSet, Sendable, _StubObjCNumber {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = Self([]), highlighted = Self(rawValue: 1), disabled = Self(rawValue: 2), selected = Self(rawValue: 4), focused = Self(rawValue: 8), application = Self(rawValue: 0xFF0000), reserved = Self(rawValue: 0xFF000000)
    }
    public convenience init(frame: CGRect, primaryAction: UIAction?) { fatalError() }
    @objc open dynamic var isEnabled: Bool = true
    @objc open dynamic var isSelected: Bool = false
    @objc open dynamic var isHighlighted: Bool = false
    @objc open dynamic var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
    @objc open dynamic var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
    @objc open dynamic var state: UIControl.State { fatalError() }
    @objc open dynamic func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) { fatalError() }
    @objc open dynamic func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) { fatalError() }
    @objc open dynamic func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { fatalError() }
    @objc open dynamic func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? { fatalError() }
    @objc open dynamic func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { fatalError() }
    @objc open dynamic func sendAction(_ action: UIAction) { fatalError() }
}
extension UIControl: UIContextMenuInteractionDelegate {}

open class UIButton: UIControl {
    @objc public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close; public static var roundedRect: UIButton.ButtonType { fatalError() } }
    @objc public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
    public override init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience init(type buttonType: UIButton.ButtonType) { fatalError() }
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) { fatalError() }
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) { fatalError() }
    @objc open dynamic var role: UIButton.Role = .normal
    open var configuration: UIButton.Configuration?
    @objc open dynamic var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler?
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    @objc open dynamic func updateConfiguration() { fatalError() }
    @objc open dynamic var isPointerInteractionEnabled: Bool = false
    @objc open dynamic var menu: UIMenu?
    @objc open dynamic var contentEdgeInsets: UIEdgeInsets = .zero
    @objc open dynamic var imageEdgeInsets: UIEdgeInsets = .zero
    @objc open dynamic func setTitle(_ title: String?, for state: UIControl.State) { fatalError() }
    @objc open dynamic func setTitleColor(_ color: UIColor?, for state: UIControl.State) { fatalError() }
    @objc open dynamic func setImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
    @objc open dynamic func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { fatalError() }
    @objc open dynamic func title(for state: UIControl.State) -> String? { fatalError() }
    @objc open dynamic func image(for state: UIControl.State) -> UIImage? { fatalError() }
    @objc open dynamic func attributedTitle(for state: UIControl.State) -> NSAttributedString? { fatalError() }
    @objc open dynamic var currentTitle: String? { fatalError() }
    @objc open dynamic var titleLabel: UILabel? { fatalError() }
    @objc open dynamic var imageView: UIImageView? { fatalError() }
    @objc open dynamic var subtitleLabel: UILabel? { fatalError() }
    @objc open dynamic func contentRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
    @objc open dynamic func titleRect(forContentRect contentRect: CGRect) -> CGRect { fatalError() }
    @objc open dynamic func imageRect(forContentRect contentRect: CGRect) -> CGRect { fatalError() }
}
public struct UIConfigurationTextAttributesTransformer {
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { fatalError() }
}
public struct UIConfigurationColorTransformer {
    public init(_ transform: @escaping (UIColor) -> UIColor) { fatalError() }
}
extension UIButton {
    public struct Configuration: Hashable {
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
        public enum Indicator: Int, Sendable { case automatic, none, popup }
        public static func plain() -> Configuration { fatalError() }
        public static func tinted() -> Configuration { fatalError() }
        public static func gray() -> Configuration { fatalError() }
        public static func filled() -> Configuration { fatalError() }
        public static func borderless() -> Configuration { fatalError() }
        public static func bordered() -> Configuration { fatalError() }
        public static func borderedTinted() -> Configuration { fatalError() }
        public static func borderedProminent() -> Configuration { fatalError() }
        public static func glass() -> Configuration { fatalError() }
        public static func clearGlass() -> Configuration { fatalError() }
        public static func prominentGlass() -> Configuration { fatalError() }
        public static func prominentClearGlass() -> Configuration { fatalError() }
        public func updated(for button: UIButton) -> Configuration { fatalError() }
        public var background: UIBackgroundConfiguration { get { fatalError() } set { fatalError() } }
        public var cornerStyle: CornerStyle { get { fatalError() } set { fatalError() } }
        public var buttonSize: Size { get { fatalError() } set { fatalError() } }
        public var macIdiomStyle: MacIdiomStyle { get { fatalError() } set { fatalError() } }
        public var baseForegroundColor: UIColor? { get { fatalError() } set { fatalError() } }
        public var baseBackgroundColor: UIColor? { get { fatalError() } set { fatalError() } }
        public var image: UIImage? { get { fatalError() } set { fatalError() } }
        public var imageColorTransformer: UIConfigurationColorTransformer? { get { fatalError() } set { fatalError() } }
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? { get { fatalError() } set { fatalError() } }
        public var showsActivityIndicator: Bool { get { fatalError() } set { fatalError() } }
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? { get { fatalError() } set { fatalError() } }
        public var title: String? { get { fatalError() } set { fatalError() } }
        public var attributedTitle: AttributedString? { get { fatalError() } set { fatalError() } }
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? { get { fatalError() } set { fatalError() } }
        public var titleLineBreakMode: NSLineBreakMode { get { fatalError() } set { fatalError() } }
        public var subtitle: String? { get { fatalError() } set { fatalError() } }
        public var attributedSubtitle: AttributedString? { get { fatalError() } set { fatalError() } }
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? { get { fatalError() } set { fatalError() } }
        public var subtitleLineBreakMode: NSLineBreakMode { get { fatalError() } set { fatalError() } }
        public var indicator: Indicator { get { fatalError() } set { fatalError() } }
        public var indicatorColorTransformer: UIConfigurationColorTransformer? { get { fatalError() } set { fatalError() } }
        public var contentInsets: NSDirectionalEdgeInsets { get { fatalError() } set { fatalError() } }
        public mutating func setDefaultContentInsets() { fatalError() }
        public var imagePlacement: NSDirectionalRectEdge { get { fatalError() } set { fatalError() } }
        public var imagePadding: CGFloat { get { fatalError() } set { fatalError() } }
        public var titlePadding: CGFloat { get { fatalError() } set { fatalError() } }
        public var titleAlignment: TitleAlignment { get { fatalError() } set { fatalError() } }
        public var automaticallyUpdateForSelection: Bool { get { fatalError() } set { fatalError() } }
        public static func == (a: Configuration, b: Configuration) -> Bool { fatalError() }
        public func hash(into hasher: inout Hasher) { fatalError() }
    }
}

open class UISwitch: UIControl {
    @objc public enum Style: Int, Sendable { case automatic, checkbox, sliding }
    @objc open dynamic var isOn: Bool = false
    @objc open dynamic var onTintColor: UIColor?
    @objc open dynamic var title: String?
    @objc open dynamic var style: UISwitch.Style { fatalError() }
    @objc open dynamic var preferredStyle: UISwitch.Style = .automatic
    @objc open dynamic func setOn(_ on: Bool, animated: Bool) { fatalError() }
}
open class UISlider: UIControl {
    @objc open dynamic var value: Float = 0
    @objc open dynamic func setValue(_ value: Float, animated: Bool) { fatalError() }
}
open class UISegmentedControl: UIControl {
    public init(items: [Any]?) { fatalError() }
    public override init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience init(frame: CGRect, actions: [UIAction]) { fatalError() }
    @objc open dynamic var selectedSegmentIndex: Int = 0
    @objc open dynamic func setTitle(_ title: String?, forSegmentAt segment: Int) { fatalError() }
    @objc open dynamic func setImage(_ image: UIImage?, forSegmentAt segment: Int) { fatalError() }
    @objc open dynamic func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { fatalError() }
    @objc open dynamic func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { fatalError() }
}
open class UIRefreshControl: UIControl {
    public init() { fatalError() }
    public override init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic var attributedTitle: NSAttributedString?
    @objc open dynamic func endRefreshing() { fatalError() }
}
open class UIBackgroundExtensionView: UIView { open var contentView: UIView? }

// MARK: - Scroll view

@preconcurrency @MainActor @objc public protocol UIScrollViewDelegate where Self: NSObject {
    @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
    @objc optional func scrollViewDidZoom(_ scrollView: UIScrollView)
    @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    @objc optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    @objc optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    @objc optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
    @objc optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    @objc optional func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    @objc optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    @objc optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    @objc optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
open class UIScrollView: UIView {
    @objc public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    @objc public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
    @objc public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
    @objc public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable, _StubObjCNumber {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Self(rawValue: 0), fast = Self(rawValue: 0)
    }
    @objc open dynamic var contentOffset: CGPoint = .zero
    @objc open dynamic var contentSize: CGSize = .zero
    @objc open dynamic var contentInset: UIEdgeInsets = .zero
    @objc open dynamic var adjustedContentInset: UIEdgeInsets { fatalError() }
    @objc open dynamic func adjustedContentInsetDidChange() { fatalError() }
    @objc open dynamic var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
    @objc open dynamic var automaticallyAdjustsScrollIndicatorInsets: Bool = true
    @objc open dynamic var contentLayoutGuide: UILayoutGuide { fatalError() }
    @objc open dynamic var frameLayoutGuide: UILayoutGuide { fatalError() }
    @_disfavoredOverload @objc open dynamic weak var delegate: UIScrollViewDelegate?
    @objc open dynamic var isDirectionalLockEnabled: Bool = false
    @objc open dynamic var bounces: Bool = true
    @objc open dynamic var bouncesHorizontally: Bool = true
    @objc open dynamic var bouncesVertically: Bool = true
    @objc open dynamic var alwaysBounceVertical: Bool = false
    @objc open dynamic var alwaysBounceHorizontal: Bool = false
    @objc open dynamic var isPagingEnabled: Bool = false
    @objc open dynamic var isScrollEnabled: Bool = true
    @objc open dynamic var transfersHorizontalScrollingToParent: Bool = true
    @objc open dynamic var transfersVerticalScrollingToParent: Bool = true
    @objc open dynamic var showsHorizontalScrollIndicator: Bool = true
    @objc open dynamic var showsVerticalScrollIndicator: Bool = true
    @objc open dynamic var scrollIndicatorInsets: UIEdgeInsets = .zero
    @objc open dynamic var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    @objc open dynamic var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    @objc open dynamic var indicatorStyle: UIScrollView.IndicatorStyle = .default
    @objc open dynamic var decelerationRate: UIScrollView.DecelerationRate = .normal
    @objc open dynamic var indexDisplayMode: UIScrollView.IndexDisplayMode = .automatic
    @objc open dynamic var contentAlignmentPoint: CGPoint = .zero
    @objc open dynamic func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { fatalError() }
    @objc open dynamic func scrollRectToVisible(_ rect: CGRect, animated: Bool) { fatalError() }
    @objc open dynamic func flashScrollIndicators() { fatalError() }
    @objc open dynamic func stopScrollingAndZooming() { fatalError() }
    @objc open dynamic var isTracking: Bool { fatalError() }
    @objc open dynamic var isDragging: Bool { fatalError() }
    @objc open dynamic var isDecelerating: Bool { fatalError() }
    @objc open dynamic var isScrollAnimating: Bool { fatalError() }
    @objc open dynamic var isZoomAnimating: Bool { fatalError() }
    @objc open dynamic var delaysContentTouches: Bool = true
    @objc open dynamic var canCancelContentTouches: Bool = true
    @objc open dynamic func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { fatalError() }
    @objc open dynamic func touchesShouldCancel(in view: UIView) -> Bool { fatalError() }
    @objc open dynamic var minimumZoomScale: CGFloat = 1
    @objc open dynamic var maximumZoomScale: CGFloat = 1
    @objc open dynamic var zoomScale: CGFloat = 1
    @objc open dynamic func setZoomScale(_ scale: CGFloat, animated: Bool) { fatalError() }
    @objc open dynamic func zoom(to rect: CGRect, animated: Bool) { fatalError() }
    @objc open dynamic var bouncesZoom: Bool = true
    @objc open dynamic var isZooming: Bool { fatalError() }
    @objc open dynamic var isZoomBouncing: Bool { fatalError() }
    @objc open dynamic var scrollsToTop: Bool = true
    @objc open dynamic var panGestureRecognizer: UIPanGestureRecognizer { fatalError() }
    @objc open dynamic var pinchGestureRecognizer: UIPinchGestureRecognizer? { fatalError() }
    @objc open dynamic var directionalPressGestureRecognizer: UIGestureRecognizer { fatalError() }
    @objc open dynamic var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
    @objc open dynamic var refreshControl: UIRefreshControl?
    @objc open dynamic var allowsKeyboardScrolling: Bool = true
    @objc open dynamic var topEdgeEffect: UIScrollEdgeEffect { fatalError() }
    @objc open dynamic var bottomEdgeEffect: UIScrollEdgeEffect { fatalError() }
    @objc open dynamic var leftEdgeEffect: UIScrollEdgeEffect { fatalError() }
    @objc open dynamic var rightEdgeEffect: UIScrollEdgeEffect { fatalError() }
}
@preconcurrency @MainActor @objc open class UIScrollEdgeEffect: NSObject {
    public struct Style: Sendable { public static var automatic: Style { fatalError() } ; public static var hard: Style { fatalError() } ; public static var soft: Style { fatalError() } }
    @objc open dynamic var isHidden: Bool = false
    public var style: Style { get { fatalError() } set { fatalError() } }
}

// MARK: - Gestures

@preconcurrency @MainActor @objc public protocol UIGestureRecognizerDelegate where Self: NSObject {
    @objc optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    @objc optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
    @objc optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
    @objc optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
    @objc optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    @objc(gestureRecognizer:shouldReceivePress:) optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    @objc(gestureRecognizer:shouldReceiveEvent:) optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}
@preconcurrency @MainActor @objc open class UIGestureRecognizer: NSObject {
    @objc public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: UIGestureRecognizer.State { fatalError() }
    }
    public init(target: Any?, action: Selector?) { fatalError() }
    public convenience override init() { fatalError() }
    public convenience init?(coder: NSCoder) { fatalError() }
    @objc open dynamic func addTarget(_ target: Any, action: Selector) { fatalError() }
    @objc open dynamic func removeTarget(_ target: Any?, action: Selector?) { fatalError() }
    @objc open dynamic var state: UIGestureRecognizer.State { get { fatalError() } set { fatalError() } }
    @objc open dynamic weak var delegate: UIGestureRecognizerDelegate?
    @objc open dynamic var isEnabled: Bool = true
    @objc open dynamic var view: UIView? { fatalError() }
    @objc open dynamic var cancelsTouchesInView: Bool = true
    @objc open dynamic var delaysTouchesBegan: Bool = false
    @objc open dynamic var delaysTouchesEnded: Bool = true
    @objc open dynamic var allowedTouchTypes: [NSNumber] = []
    @objc open dynamic var allowedPressTypes: [NSNumber] = []
    @objc open dynamic var requiresExclusiveTouchType: Bool = true
    @objc open dynamic var name: String?
    @objc open dynamic var modifierFlags: UIKeyModifierFlags { fatalError() }
    @objc open dynamic var buttonMask: UIEvent.ButtonMask { fatalError() }
    @objc open dynamic func require(toFail otherGestureRecognizer: UIGestureRecognizer) { fatalError() }
    @objc open dynamic func location(in view: UIView?) -> CGPoint { fatalError() }
    @objc open dynamic var numberOfTouches: Int { fatalError() }
    @objc open dynamic func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { fatalError() }
    @objc open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { fatalError() }
    @objc open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { fatalError() }
    @objc open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fatalError() }
    @objc open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fatalError() }
    @objc open dynamic func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { fatalError() }
    @objc open dynamic func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { fatalError() }
    @objc open dynamic func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { fatalError() }
    @objc open dynamic func reset() { fatalError() }
    @objc open dynamic func ignore(_ touch: UITouch, for event: UIEvent) { fatalError() }
    @objc open dynamic func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
    @objc open dynamic func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
    @objc open dynamic func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
    @objc open dynamic func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
    @objc open dynamic func shouldReceive(_ event: UIEvent) -> Bool { fatalError() }
}
open class UITapGestureRecognizer: UIGestureRecognizer {
    @objc open dynamic var numberOfTapsRequired: Int = 1
    @objc open dynamic var numberOfTouchesRequired: Int = 1
    @objc open dynamic var buttonMaskRequired: UIEvent.ButtonMask = .primary
}
open class UIPanGestureRecognizer: UIGestureRecognizer {
    @objc open dynamic var minimumNumberOfTouches: Int = 1
    @objc open dynamic var maximumNumberOfTouches: Int = 1
    @objc open dynamic var allowedScrollTypesMask: UIScrollTypeMask = []
    @objc open dynamic func translation(in view: UIView?) -> CGPoint { fatalError() }
    @objc open dynamic func setTranslation(_ translation: CGPoint, in view: UIView?) { fatalError() }
    @objc open dynamic func velocity(in view: UIView?) -> CGPoint { fatalError() }
}
public struct UIScrollTypeMask: OptionSet, Sendable, _StubObjCNumber {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = Self(rawValue: 1), continuous = Self(rawValue: 2), all = Self(rawValue: 3)
}
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { open var edges: UIRectEdge = [] }
open class UIPinchGestureRecognizer: UIGestureRecognizer { open var scale: CGFloat = 1; open var velocity: CGFloat { fatalError() } }
open class UIRotationGestureRecognizer: UIGestureRecognizer { open var rotation: CGFloat = 0; open var velocity: CGFloat { fatalError() } }
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable, _StubObjCNumber {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Self(rawValue: 1), left = Self(rawValue: 2), up = Self(rawValue: 4), down = Self(rawValue: 8)
    }
    @objc open dynamic var numberOfTouchesRequired: Int = 1
    @objc open dynamic var direction: UISwipeGestureRecognizer.Direction = .right
}
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    @objc open dynamic var numberOfTapsRequired: Int = 0
    @objc open dynamic var numberOfTouchesRequired: Int = 1
    @objc open dynamic var minimumPressDuration: TimeInterval = 0.5
    @objc open dynamic var allowableMovement: CGFloat = 10
}
open class UIHoverGestureRecognizer: UIGestureRecognizer { open var zOffset: CGFloat { fatalError() } }

// MARK: - Menus and actions

@preconcurrency @MainActor @objc open class UIMenuElement: NSObject, NSCopying, UIAccessibilityIdentification {
    @objc public enum State: Int, Sendable { case off, on, mixed }
    public struct Attributes: OptionSet, Sendable, _StubObjCNumber {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Self(rawValue: 1), destructive = Self(rawValue: 2), hidden = Self(rawValue: 4), keepsMenuPresented = Self(rawValue: 8)
    }
    override init() { fatalError() }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    @objc open dynamic var title: String { get { fatalError() } set { fatalError() } }
    @objc open dynamic var subtitle: String? { get { fatalError() } set { fatalError() } }
    @objc open dynamic var image: UIImage? { get { fatalError() } set { fatalError() } }
    @objc open dynamic var accessibilityIdentifier: String?
}
public typealias UIActionHandler = (UIAction) -> Void
open class UIAction: UIMenuElement {
    public struct Identifier: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let paste = Self(""), pasteAndMatchStyle = Self(""), pasteAndGo = Self(""), pasteAndSearch = Self("")
    }
    public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler) { fatalError() }
    public convenience init(handler: @escaping UIActionHandler) { fatalError() }
    @objc open dynamic var identifier: UIAction.Identifier { fatalError() }
    @objc open dynamic var discoverabilityTitle: String?
    @objc open dynamic var attributes: UIMenuElement.Attributes = []
    @objc open dynamic var state: UIMenuElement.State = .off
    @objc open dynamic var sender: Any? { fatalError() }
}
open class UIMenu: UIMenuElement {
    public struct Identifier: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let application = Self(""), file = Self(""), edit = Self(""), view = Self(""), window = Self(""), help = Self(""), about = Self(""), preferences = Self(""), services = Self(""), hide = Self(""), quit = Self(""), newScene = Self(""), newItem = Self(""), open = Self(""), openRecent = Self(""), close = Self(""), print = Self(""), document = Self(""), undoRedo = Self(""), standardEdit = Self(""), find = Self(""), replace = Self(""), share = Self(""), textStyle = Self(""), format = Self(""), font = Self(""), sidebar = Self(""), toolbar = Self(""), fullscreen = Self(""), lookup = Self(""), learn = Self(""), root = Self(""), autoFill = Self("")
    }
    public struct Options: OptionSet, Sendable, _StubObjCNumber {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Self(rawValue: 1), destructive = Self(rawValue: 2), singleSelection = Self(rawValue: 32), displayAsPalette = Self(rawValue: 128)
    }
    @objc public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
    public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .large, children: [UIMenuElement] = []) { fatalError() }
    @objc open dynamic var identifier: UIMenu.Identifier { fatalError() }
    @objc open dynamic var options: UIMenu.Options { fatalError() }
    @objc open dynamic var children: [UIMenuElement] { fatalError() }
}
open class UIDeferredMenuElement: UIMenuElement {
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { fatalError() }
    @objc open dynamic class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self { fatalError() }
}
open class UICommand: UIMenuElement {
    public convenience init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) { fatalError() }
    @objc open dynamic var action: Selector? { fatalError() }
    @objc open dynamic var propertyList: Any? { fatalError() }
    @objc open dynamic var discoverabilityTitle: String?
    @objc open dynamic var attributes: UIMenuElement.Attributes = []
    @objc open dynamic var state: UIMenuElement.State = .off
}
@preconcurrency @MainActor @objc open class UICommandAlternate: NSObject {}
open class UIKeyCommand: UICommand {
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) { fatalError() }
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) { fatalError() }
    public convenience init(title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) { fatalError() }
    @objc open dynamic var input: String? { fatalError() }
    @objc open dynamic var modifierFlags: UIKeyModifierFlags { fatalError() }
    nonisolated public class var inputEscape: String { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UIMenuBuilder where Self: NSObject {
    var system: UIMenuSystem { get }
    func remove(menu removedIdentifier: UIMenu.Identifier)
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
}
@preconcurrency @MainActor @objc open class UIMenuSystem: NSObject {
    @objc open dynamic class var main: UIMenuSystem { fatalError() }
    @objc open dynamic class var context: UIMenuSystem { fatalError() }
}
@preconcurrency @MainActor @objc open class UIMenuItem: NSObject {
    public init(title: String, action: Selector) { fatalError() }
    @objc open dynamic var title: String = ""
    @objc open dynamic var action: Selector { get { fatalError() } set { fatalError() } }
}
@preconcurrency @MainActor @objc open class UIMenuController: NSObject {
    @objc open dynamic class var shared: UIMenuController { fatalError() }
    @objc open dynamic func setMenuVisible(_ menuVisible: Bool, animated: Bool) { fatalError() }
    @objc open dynamic func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { fatalError() }
    @objc open dynamic func showMenu(from targetView: UIView, rect targetRect: CGRect) { fatalError() }
    @objc open dynamic func update() { fatalError() }
    @objc open dynamic var menuItems: [UIMenuItem]?
}
@preconcurrency @MainActor @objc public protocol UIInteraction where Self: NSObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
@preconcurrency @MainActor @objc open class UIContextMenuConfiguration: NSObject {
    public convenience init(identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil, actionProvider: UIContextMenuActionProvider? = nil) { fatalError() }
    open var identifier: any NSCopying { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UIContextMenuInteractionAnimating where Self: NSObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}
@preconcurrency @MainActor @objc public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating where Self: NSObject {
}
@preconcurrency @MainActor @objc public protocol UIContextMenuInteractionDelegate where Self: NSObject {
}
@preconcurrency @MainActor @objc open class UIPreviewParameters: NSObject, NSCopying {
    public override init() { fatalError() }
    public init(textLineRects: [NSValue]) { fatalError() }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    @objc open dynamic var backgroundColor: UIColor! = nil
}
@preconcurrency @MainActor @objc open class UIPreviewTarget: NSObject {
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) { fatalError() }
    public convenience init(container: UIView, center: CGPoint) { fatalError() }
}
@preconcurrency @MainActor @objc open class UITargetedPreview: NSObject {
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) { fatalError() }
    public convenience init(view: UIView, parameters: UIPreviewParameters) { fatalError() }
    public convenience init(view: UIView) { fatalError() }
    @objc open dynamic var view: UIView { fatalError() }
    @objc open dynamic var parameters: UIPreviewParameters { fatalError() }
}
open class UIDragPreviewParameters: UIPreviewParameters {}

@preconcurrency @MainActor @objc open class UIPencilInteraction: NSObject, UIInteraction {
    public override init() { fatalError() }
    open var isEnabled: Bool = true
    weak open var view: UIView? { fatalError() }
    open func willMove(to view: UIView?) { fatalError() }
    open func didMove(to view: UIView?) { fatalError() }
}

// MARK: - Pointer

@preconcurrency @MainActor @objc open class UIPointerStyle: NSObject {
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { fatalError() }
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { fatalError() }
    @objc open dynamic class func hidden() -> Self { fatalError() }
}
public enum UIPointerEffect {
    case automatic(UITargetedPreview), highlight(UITargetedPreview), lift(UITargetedPreview), hover(UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)
    public enum TintMode: Int, Sendable { case none, overlay, underlay }
}
public enum UIPointerShape { case path(UIBezierPath), roundedRect(CGRect, radius: CGFloat = 8), verticalBeam(length: CGFloat), horizontalBeam(length: CGFloat) }
@preconcurrency @MainActor @objc open class UIPointerRegion: NSObject { public convenience init(rect: CGRect, identifier: AnyHashable? = nil) { fatalError() } ; open var rect: CGRect { fatalError() } }
@preconcurrency @MainActor @objc open class UIPointerRegionRequest: NSObject { open var location: CGPoint { fatalError() } }
@preconcurrency @MainActor @objc public protocol UIPointerInteractionDelegate where Self: NSObject {
    @objc optional func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
    @objc optional func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}
@preconcurrency @MainActor @objc open class UIPointerInteraction: NSObject, UIInteraction {
    public init(delegate: UIPointerInteractionDelegate?) { fatalError() }
    @objc open dynamic var isEnabled: Bool = true
    @objc open dynamic var view: UIView? { fatalError() }
    @objc open dynamic func willMove(to view: UIView?) { fatalError() }
    @objc open dynamic func didMove(to view: UIView?) { fatalError() }
    @objc open dynamic func invalidate() { fatalError() }
}
