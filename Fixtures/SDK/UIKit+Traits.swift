// Module UIKit: devices, traits and screens; see UIKit.swift.
import CoreGraphics
import Foundation
import QuartzCore
import UniformTypeIdentifiers
import UserNotifications

// MARK: - Device and orientation

@objc public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isLandscape: Bool { fatalError() }
    public var isPortrait: Bool { fatalError() }
    public var isFlat: Bool { fatalError() }
    public var isValidInterfaceOrientation: Bool { fatalError() }
}
@objc public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0, portrait = 1, portraitUpsideDown = 2, landscapeLeft = 4, landscapeRight = 3
    public var isLandscape: Bool { fatalError() }
    public var isPortrait: Bool { fatalError() }
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable, _StubObjCNumber {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = Self(rawValue: 2), landscapeLeft = Self(rawValue: 16), landscapeRight = Self(rawValue: 8), portraitUpsideDown = Self(rawValue: 4)
    public static let landscape = Self(rawValue: 24), all = Self(rawValue: 30), allButUpsideDown = Self(rawValue: 26)
}
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { fatalError() }
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { fatalError() }
public func UIDeviceOrientationIsFlat(_ orientation: UIDeviceOrientation) -> Bool { fatalError() }
public func UIDeviceOrientationIsValidInterfaceOrientation(_ orientation: UIDeviceOrientation) -> Bool { fatalError() }
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { fatalError() }
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { fatalError() }
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { fatalError() }

@objc public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision = 6 }
@objc public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
@objc public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
@objc public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
@objc public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
@objc public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
@objc public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }
@objc public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
@objc public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
@objc public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
@objc public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
@objc public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive, active }
@objc public enum UIImageDynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }

@preconcurrency @MainActor @objc open class UIDevice: NSObject {
    override init() { fatalError() }
    @objc public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
    @objc open dynamic class var current: UIDevice { fatalError() }
    @objc open dynamic var name: String { fatalError() }
    @objc open dynamic var model: String { fatalError() }
    @objc open dynamic var localizedModel: String { fatalError() }
    @objc open dynamic var systemName: String { fatalError() }
    @objc open dynamic var systemVersion: String { fatalError() }
    @objc open dynamic var orientation: UIDeviceOrientation { fatalError() }
    @objc open dynamic var identifierForVendor: UUID? { fatalError() }
    @objc open dynamic var isGeneratingDeviceOrientationNotifications: Bool { fatalError() }
    @objc open dynamic func beginGeneratingDeviceOrientationNotifications() { fatalError() }
    @objc open dynamic func endGeneratingDeviceOrientationNotifications() { fatalError() }
    @objc open dynamic var isBatteryMonitoringEnabled: Bool = false
    @objc open dynamic var batteryState: UIDevice.BatteryState { fatalError() }
    @objc open dynamic var batteryLevel: Float { fatalError() }
    @objc open dynamic var isProximityMonitoringEnabled: Bool = false
    @objc open dynamic var proximityState: Bool { fatalError() }
    @objc open dynamic var isMultitaskingSupported: Bool { fatalError() }
    @objc open dynamic var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
    @objc open dynamic func playInputClick() { fatalError() }
    nonisolated public class var orientationDidChangeNotification: NSNotification.Name { fatalError() }
    nonisolated public class var batteryStateDidChangeNotification: NSNotification.Name { fatalError() }
    nonisolated public class var batteryLevelDidChangeNotification: NSNotification.Name { fatalError() }
    nonisolated public class var proximityStateDidChangeNotification: NSNotification.Name { fatalError() }
}

// MARK: - Traits

public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static var name: String { get }
    static var identifier: String { get }
    static var affectsColorAppearance: Bool { get }
}
extension UITraitDefinition {
    public static var name: String { fatalError() }
    public static var identifier: String { fatalError() }
    public static var affectsColorAppearance: Bool { fatalError() }
}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceIdiom: UITraitDefinition { public static var defaultValue: UIUserInterfaceIdiom { fatalError() } }
public struct UITraitUserInterfaceStyle: UITraitDefinition { public static var defaultValue: UIUserInterfaceStyle { fatalError() } }
public struct UITraitLayoutDirection: UITraitDefinition { public static var defaultValue: UITraitEnvironmentLayoutDirection { fatalError() } }
public struct UITraitDisplayScale: UITraitDefinition { public static var defaultValue: CGFloat { fatalError() } }
public struct UITraitHorizontalSizeClass: UITraitDefinition { public static var defaultValue: UIUserInterfaceSizeClass { fatalError() } }
public struct UITraitVerticalSizeClass: UITraitDefinition { public static var defaultValue: UIUserInterfaceSizeClass { fatalError() } }
public struct UITraitForceTouchCapability: UITraitDefinition { public static var defaultValue: UIForceTouchCapability { fatalError() } }
public struct UITraitPreferredContentSizeCategory: UITraitDefinition { public static var defaultValue: UIContentSizeCategory { fatalError() } }
public struct UITraitDisplayGamut: UITraitDefinition { public static var defaultValue: UIDisplayGamut { fatalError() } }
public struct UITraitAccessibilityContrast: UITraitDefinition { public static var defaultValue: UIAccessibilityContrast { fatalError() } }
public struct UITraitUserInterfaceLevel: UITraitDefinition { public static var defaultValue: UIUserInterfaceLevel { fatalError() } }
public struct UITraitLegibilityWeight: UITraitDefinition { public static var defaultValue: UILegibilityWeight { fatalError() } }
public struct UITraitActiveAppearance: UITraitDefinition { public static var defaultValue: UIUserInterfaceActiveAppearance { fatalError() } }
public struct UITraitToolbarItemPresentationSize: UITraitDefinition { public static var defaultValue: Int { fatalError() } }
public struct UITraitImageDynamicRange: UITraitDefinition { public static var defaultValue: UIImage.DynamicRange { fatalError() } }
public struct UITraitSceneCaptureState: UITraitDefinition { public static var defaultValue: UISceneCaptureState { fatalError() } }
public struct UITraitTypesettingLanguage: UITraitDefinition { public static var defaultValue: String { fatalError() } }
public struct UITraitListEnvironment: UITraitDefinition { public static var defaultValue: Int { fatalError() } }
public struct UITraitTabAccessoryEnvironment: UITraitDefinition { public static var defaultValue: UITabAccessory.Environment { fatalError() } }

public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var displayGamut: UIDisplayGamut { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    var sceneCaptureState: UISceneCaptureState { get set }
    var imageDynamicRange: UIImage.DynamicRange { get set }
}
extension UIMutableTraits {
    public var userInterfaceIdiom: UIUserInterfaceIdiom { get { fatalError() } set { fatalError() } }
    public var userInterfaceStyle: UIUserInterfaceStyle { get { fatalError() } set { fatalError() } }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { get { fatalError() } set { fatalError() } }
    public var displayScale: CGFloat { get { fatalError() } set { fatalError() } }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { get { fatalError() } set { fatalError() } }
    public var verticalSizeClass: UIUserInterfaceSizeClass { get { fatalError() } set { fatalError() } }
    public var preferredContentSizeCategory: UIContentSizeCategory { get { fatalError() } set { fatalError() } }
    public var displayGamut: UIDisplayGamut { get { fatalError() } set { fatalError() } }
    public var accessibilityContrast: UIAccessibilityContrast { get { fatalError() } set { fatalError() } }
    public var userInterfaceLevel: UIUserInterfaceLevel { get { fatalError() } set { fatalError() } }
    public var legibilityWeight: UILegibilityWeight { get { fatalError() } set { fatalError() } }
    public var activeAppearance: UIUserInterfaceActiveAppearance { get { fatalError() } set { fatalError() } }
    public var sceneCaptureState: UISceneCaptureState { get { fatalError() } set { fatalError() } }
    public var imageDynamicRange: UIImage.DynamicRange { get { fatalError() } set { fatalError() } }
}
public struct _StubMutableTraits: UIMutableTraits {
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get { fatalError() } set { fatalError() } }
}
public struct UITraitOverrides: UIMutableTraits {
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get { fatalError() } set { fatalError() } }
    public func contains(_ trait: UITrait) -> Bool { fatalError() }
    public mutating func remove(_ trait: UITrait) { fatalError() }
}

@objc open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic func encode(with coder: NSCoder) { fatalError() }
    @objc open dynamic class var supportsSecureCoding: Bool { fatalError() }
    open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) { fatalError() }
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) { fatalError() }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { fatalError() }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { fatalError() }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { fatalError() }
    public convenience init(displayScale scale: CGFloat) { fatalError() }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { fatalError() }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { fatalError() }
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) { fatalError() }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { fatalError() }
    public convenience init(displayGamut: UIDisplayGamut) { fatalError() }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { fatalError() }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { fatalError() }
    public convenience init(legibilityWeight: UILegibilityWeight) { fatalError() }
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { fatalError() }
    public convenience init(sceneCaptureState: UISceneCaptureState) { fatalError() }
    public convenience init<T: UITraitDefinition>(trait: T.Type, value: T.Value) { fatalError() }
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection { fatalError() }
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection { fatalError() }
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { fatalError() }
    @objc open dynamic class var current: UITraitCollection { get { fatalError() } set { fatalError() } }
    @objc open dynamic func performAsCurrent(_ actions: () -> Void) { fatalError() }
    @objc open dynamic func containsTraits(in trait: UITraitCollection?) -> Bool { fatalError() }
    @objc open dynamic func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { fatalError() }
    public func changedTraits(from traitCollection: UITraitCollection?) -> Set<String> { fatalError() }
    @objc open dynamic var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
    @objc open dynamic var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
    @objc open dynamic var layoutDirection: UITraitEnvironmentLayoutDirection { fatalError() }
    @objc open dynamic var displayScale: CGFloat { fatalError() }
    @objc open dynamic var horizontalSizeClass: UIUserInterfaceSizeClass { fatalError() }
    @objc open dynamic var verticalSizeClass: UIUserInterfaceSizeClass { fatalError() }
    @objc open dynamic var forceTouchCapability: UIForceTouchCapability { fatalError() }
    @objc open dynamic var preferredContentSizeCategory: UIContentSizeCategory { fatalError() }
    @objc open dynamic var displayGamut: UIDisplayGamut { fatalError() }
    @objc open dynamic var accessibilityContrast: UIAccessibilityContrast { fatalError() }
    @objc open dynamic var userInterfaceLevel: UIUserInterfaceLevel { fatalError() }
    @objc open dynamic var legibilityWeight: UILegibilityWeight { fatalError() }
    @objc open dynamic var activeAppearance: UIUserInterfaceActiveAppearance { fatalError() }
    @objc open dynamic var sceneCaptureState: UISceneCaptureState { fatalError() }
    @objc open dynamic var imageDynamicRange: UIImage.DynamicRange { fatalError() }
    @objc open dynamic var typesettingLanguage: String? { fatalError() }
    @objc open dynamic var listEnvironment: Int { fatalError() }
    @objc open dynamic var tabAccessoryEnvironment: UITabAccessory.Environment { fatalError() }
    @objc open dynamic var imageConfiguration: UIImage.Configuration { fatalError() }
    open class var systemTraitsAffectingColorAppearance: [UITrait] { fatalError() }
    open class var systemTraitsAffectingImageLookup: [UITrait] { fatalError() }
}

@preconcurrency @MainActor @objc public protocol UITraitEnvironment where Self: NSObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
@preconcurrency @MainActor public protocol UITraitChangeRegistration {}
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}
extension UITraitChangeObservable {
    public typealias TraitChangeHandler<TraitEnvironment> = (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>) -> any UITraitChangeRegistration { fatalError() }
    // For `{ (self: Self, previous: UITraitCollection) in }` in a class, where `Self` is the dynamic type.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<T: UITraitChangeObservable>(_ traits: [UITrait], handler: @escaping TraitChangeHandler<T>) -> any UITraitChangeRegistration { fatalError() }
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration { fatalError() }
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration { fatalError() }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { fatalError() }
}

public struct UIContentSizeCategory: _UIStringConstant, Comparable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = Self(rawValue: ""), extraSmall = Self(rawValue: ""), small = Self(rawValue: ""), medium = Self(rawValue: ""), large = Self(rawValue: ""), extraLarge = Self(rawValue: ""), extraExtraLarge = Self(rawValue: ""), extraExtraExtraLarge = Self(rawValue: "")
    public static let accessibilityMedium = Self(rawValue: ""), accessibilityLarge = Self(rawValue: ""), accessibilityExtraLarge = Self(rawValue: ""), accessibilityExtraExtraLarge = Self(rawValue: ""), accessibilityExtraExtraExtraLarge = Self(rawValue: "")
    public static var didChangeNotification: NSNotification.Name { fatalError() }
    public static var newValueUserInfoKey: String { fatalError() }
    public var isAccessibilityCategory: Bool { fatalError() }
    public static func < (lhs: Self, rhs: Self) -> Bool { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UIContentSizeCategoryAdjusting {
    var adjustsFontForContentSizeCategory: Bool { get set }
}

// MARK: - Screen

@preconcurrency @MainActor @objc public protocol UICoordinateSpace {
    func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint
    @objc(convertRect:toCoordinateSpace:) func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect
    @objc(convertRect:fromCoordinateSpace:) func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}
@preconcurrency @MainActor @objc open class UIScreenMode: NSObject {
    override init() { fatalError() }
    @objc open dynamic var size: CGSize { fatalError() }
    @objc open dynamic var pixelAspectRatio: CGFloat { fatalError() }
}
@preconcurrency @MainActor @objc open class UIScreen: NSObject, UITraitEnvironment {
    override init() { fatalError() }
    @objc public enum OverscanCompensation: Int, Sendable { case scale, insetBounds, none }
    @objc public enum ReferenceDisplayModeStatus: Int, Sendable { case notSupported, notEnabled, limited, enabled }
    @objc open dynamic class var screens: [UIScreen] { fatalError() }
    @objc open dynamic class var main: UIScreen { fatalError() }
    @objc open dynamic var mirrored: UIScreen? { fatalError() }
    @objc open dynamic var bounds: CGRect { fatalError() }
    @objc open dynamic var scale: CGFloat { fatalError() }
    @objc open dynamic var availableModes: [UIScreenMode] { fatalError() }
    @objc open dynamic var preferredMode: UIScreenMode? { fatalError() }
    @objc open dynamic var currentMode: UIScreenMode? { get { fatalError() } set { fatalError() } }
    @objc open dynamic var overscanCompensation: UIScreen.OverscanCompensation = .scale
    @objc open dynamic var overscanCompensationInsets: UIEdgeInsets { fatalError() }
    @objc open dynamic var brightness: CGFloat = 1
    @objc open dynamic var wantsSoftwareDimming: Bool = false
    @objc open dynamic var isCaptured: Bool { fatalError() }
    @objc open dynamic var coordinateSpace: UICoordinateSpace { fatalError() }
    @objc open dynamic var fixedCoordinateSpace: UICoordinateSpace { fatalError() }
    @objc open dynamic var nativeBounds: CGRect { fatalError() }
    @objc open dynamic var nativeScale: CGFloat { fatalError() }
    @objc open dynamic var maximumFramesPerSecond: Int { fatalError() }
    @objc open dynamic var calibratedLatency: CFTimeInterval { fatalError() }
    @objc open dynamic var currentEDRHeadroom: CGFloat { fatalError() }
    @objc open dynamic var potentialEDRHeadroom: CGFloat { fatalError() }
    @objc open dynamic var referenceDisplayModeStatus: UIScreen.ReferenceDisplayModeStatus { fatalError() }
    @objc open dynamic var applicationFrame: CGRect { fatalError() }
    @objc open dynamic var focusedView: UIView? { fatalError() }
    @objc open dynamic var focusedItem: (any UIFocusItem)? { fatalError() }
    @objc open dynamic var supportsFocus: Bool { fatalError() }
    @objc open dynamic var traitCollection: UITraitCollection { fatalError() }
    @objc open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { fatalError() }
    @objc open dynamic func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { fatalError() }
    @objc open dynamic func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { fatalError() }
    nonisolated public class var didConnectNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didDisconnectNotification: NSNotification.Name { fatalError() }
    nonisolated public class var modeDidChangeNotification: NSNotification.Name { fatalError() }
    nonisolated public class var brightnessDidChangeNotification: NSNotification.Name { fatalError() }
    nonisolated public class var capturedDidChangeNotification: NSNotification.Name { fatalError() }
    nonisolated public class var referenceDisplayModeStatusDidChangeNotification: NSNotification.Name { fatalError() }
}

// MARK: - iOS 27.1

public struct UIVerticalBarBehavior: Hashable, Sendable { public static let automatic = Self(), disabled = Self() }
public struct UIVerticalBarEdge: Hashable, Sendable { public static let none = Self(), leading = Self(), trailing = Self(), left = Self(), right = Self() }
extension UITraitCollection { public var verticalBarEdge: UIVerticalBarEdge { fatalError() } }
extension UIView {
    public struct ReservedRegion: Sendable {
        public struct Kind: Hashable, Sendable { public static let division = Kind(), occlusion = Kind() }
        public struct Options: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue } ; public static let includeInactive = Options(rawValue: 1) }
        public var frame: CGRect { fatalError() }
        public var margins: UIEdgeInsets { fatalError() }
        public var isActive: Bool { fatalError() }
        public var kind: Kind { fatalError() }
    }
    public func reservedRegions(kind: ReservedRegion.Kind, options: ReservedRegion.Options = []) -> [ReservedRegion] { fatalError() }
}
