// Module UIKit: devices, traits, screens, the application and its scenes; see UIKit.swift.
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
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { fatalError() }
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { fatalError() }
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { fatalError() }

@objc public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision = 6 }
@objc public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
@objc public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
@objc public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
@objc public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
@objc public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }
@objc public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
@objc public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
@objc public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
@objc public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
@objc public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive, active }
@preconcurrency @MainActor @objc open class UIDevice: NSObject {
    override init() { fatalError() }
    @objc open dynamic class var current: UIDevice { fatalError() }
    @objc open dynamic var name: String { fatalError() }
    @objc open dynamic var model: String { fatalError() }
    @objc open dynamic var systemName: String { fatalError() }
    @objc open dynamic var systemVersion: String { fatalError() }
    @objc open dynamic var orientation: UIDeviceOrientation { fatalError() }
    @objc open dynamic func beginGeneratingDeviceOrientationNotifications() { fatalError() }
    @objc open dynamic func endGeneratingDeviceOrientationNotifications() { fatalError() }
    @objc open dynamic var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
    nonisolated public class var orientationDidChangeNotification: NSNotification.Name { fatalError() }
}

// MARK: - Traits

public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static var name: String { get }
    static var identifier: String { get }
}
extension UITraitDefinition {
    public static var name: String { fatalError() }
    public static var identifier: String { fatalError() }
}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceIdiom: UITraitDefinition { public static var defaultValue: UIUserInterfaceIdiom { fatalError() } }
public struct UITraitUserInterfaceStyle: UITraitDefinition { public static var defaultValue: UIUserInterfaceStyle { fatalError() } }
public struct UITraitDisplayScale: UITraitDefinition { public static var defaultValue: CGFloat { fatalError() } }
public struct UITraitHorizontalSizeClass: UITraitDefinition { public static var defaultValue: UIUserInterfaceSizeClass { fatalError() } }
public struct UITraitVerticalSizeClass: UITraitDefinition { public static var defaultValue: UIUserInterfaceSizeClass { fatalError() } }
public struct UITraitSceneCaptureState: UITraitDefinition { public static var defaultValue: UISceneCaptureState { fatalError() } }
public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var sceneCaptureState: UISceneCaptureState { get set }
}
extension UIMutableTraits {
    public var userInterfaceIdiom: UIUserInterfaceIdiom { get { fatalError() } set { fatalError() } }
    public var userInterfaceStyle: UIUserInterfaceStyle { get { fatalError() } set { fatalError() } }
    public var displayScale: CGFloat { get { fatalError() } set { fatalError() } }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { get { fatalError() } set { fatalError() } }
    public var verticalSizeClass: UIUserInterfaceSizeClass { get { fatalError() } set { fatalError() } }
    public var preferredContentSizeCategory: UIContentSizeCategory { get { fatalError() } set { fatalError() } }
    public var accessibilityContrast: UIAccessibilityContrast { get { fatalError() } set { fatalError() } }
    public var sceneCaptureState: UISceneCaptureState { get { fatalError() } set { fatalError() } }
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
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection { fatalError() }
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { fatalError() }
    @objc open dynamic class var current: UITraitCollection { get { fatalError() } set { fatalError() } }
    @objc open dynamic func performAsCurrent(_ actions: () -> Void) { fatalError() }
    @objc open dynamic func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { fatalError() }
    @objc open dynamic var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
    @objc open dynamic var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
    @objc open dynamic var displayScale: CGFloat { fatalError() }
    @objc open dynamic var horizontalSizeClass: UIUserInterfaceSizeClass { fatalError() }
    @objc open dynamic var verticalSizeClass: UIUserInterfaceSizeClass { fatalError() }
    @objc open dynamic var preferredContentSizeCategory: UIContentSizeCategory { fatalError() }
    @objc open dynamic var accessibilityContrast: UIAccessibilityContrast { fatalError() }
    @objc open dynamic var sceneCaptureState: UISceneCaptureState { fatalError() }
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
}

public struct UIContentSizeCategory: _UIStringConstant, Comparable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = Self(rawValue: ""), extraSmall = Self(rawValue: ""), small = Self(rawValue: ""), medium = Self(rawValue: ""), large = Self(rawValue: ""), extraLarge = Self(rawValue: ""), extraExtraLarge = Self(rawValue: ""), extraExtraExtraLarge = Self(rawValue: "")
    public static var didChangeNotification: NSNotification.Name { fatalError() }
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
}

// MARK: - Application

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable, _StubObjCNumber {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = Self(rawValue: 0)
}
@objc public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
@objc public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
@objc public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }
public struct UIUserNotificationType: OptionSet, Sendable, _StubObjCNumber {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4)
}
@objc open class UIUserNotificationSettings: NSObject {
    public convenience init(types: UIUserNotificationType, categories: Set<NSObject>?) { fatalError() }
    @objc open dynamic var types: UIUserNotificationType { fatalError() }
}
@objc open class UILocalNotification: NSObject {
    public override init() { fatalError() }
    @objc open dynamic var fireDate: Date?
    @objc open dynamic var timeZone: TimeZone?
    @objc open dynamic var alertTitle: String?
    @objc open dynamic var userInfo: [AnyHashable: Any]?
}
@preconcurrency @MainActor @objc open class UIApplication: UIResponder {
    override init() { fatalError() }
    public struct LaunchOptionsKey: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = Self(rawValue: ""), sourceApplication = Self(rawValue: ""), remoteNotification = Self(rawValue: ""), localNotification = Self(rawValue: ""), annotation = Self(rawValue: ""), location = Self(rawValue: ""), newsstandDownloads = Self(rawValue: "")
        public static let bluetoothCentrals = Self(rawValue: ""), bluetoothPeripherals = Self(rawValue: ""), shortcutItem = Self(rawValue: ""), userActivityDictionary = Self(rawValue: ""), userActivityType = Self(rawValue: ""), cloudKitShareMetadata = Self(rawValue: ""), eventAttribution = Self(rawValue: "")
    }
    public struct OpenURLOptionsKey: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = Self(rawValue: ""), annotation = Self(rawValue: ""), openInPlace = Self(rawValue: ""), eventAttribution = Self(rawValue: "")
    }
    public struct OpenExternalURLOptionsKey: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = Self(rawValue: ""), eventAttribution = Self(rawValue: "")
    }
    public struct ExtensionPointIdentifier: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let keyboard = Self(rawValue: "")
    }
    @objc public enum State: Int, Sendable { case active, inactive, background }
    @objc public enum Category: Int, Sendable { case webBrowser = 1 }
    @objc open dynamic class var shared: UIApplication { fatalError() }
    @objc open dynamic var delegate: UIApplicationDelegate? { get { fatalError() } set { fatalError() } }
    @objc open dynamic var applicationState: UIApplication.State { fatalError() }
    @objc open dynamic var backgroundRefreshStatus: UIBackgroundRefreshStatus { fatalError() }
    @objc open dynamic var preferredContentSizeCategory: UIContentSizeCategory { fatalError() }
    @objc open dynamic var connectedScenes: Set<UIScene> { fatalError() }
    @objc open dynamic var openSessions: Set<UISceneSession> { fatalError() }
    @objc open dynamic var keyWindow: UIWindow? { fatalError() }
    @objc open dynamic var windows: [UIWindow] { fatalError() }
    @objc open dynamic var statusBarStyle: UIStatusBarStyle = .default
    @objc open dynamic var statusBarOrientation: UIInterfaceOrientation { get { fatalError() } set { fatalError() } }
    @objc open dynamic var statusBarFrame: CGRect { fatalError() }
    @objc open dynamic func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { fatalError() }
    @objc @discardableResult open dynamic func openURL(_ url: URL) -> Bool { fatalError() }
    @objc open dynamic func canOpenURL(_ url: URL) -> Bool { fatalError() }
    @objc open dynamic func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) { fatalError() }
    @discardableResult public func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { fatalError() }
    @objc @discardableResult open dynamic func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { fatalError() }
    @objc open dynamic func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { fatalError() }
    @objc open dynamic func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { fatalError() }
    @objc open dynamic func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { fatalError() }
    @objc open dynamic func registerForRemoteNotifications() { fatalError() }
    @objc open dynamic func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: ((Error) -> Void)? = nil) { fatalError() }
    @objc open dynamic func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((Error) -> Void)? = nil) { fatalError() }
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didBecomeActiveNotification: NSNotification.Name { fatalError() }
    nonisolated public class var willResignActiveNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didChangeStatusBarOrientationNotification: NSNotification.Name { fatalError() }
    nonisolated public class var openSettingsURLString: String { fatalError() }
}
@discardableResult
@preconcurrency @MainActor public func UIApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?, _ delegateClassName: String?) -> Int32 { fatalError() }

@objc open class UIApplicationShortcutIcon: NSObject {
    @objc public enum IconType: Int, Sendable { case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update }
    public convenience init(type: UIApplicationShortcutIcon.IconType) { fatalError() }
    public convenience init(templateImageName: String) { fatalError() }
    public convenience init(systemImageName: String) { fatalError() }
}
@objc open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    public init(type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String: NSSecureCoding]? = nil) { fatalError() }
    public convenience init(type: String, localizedTitle: String) { fatalError() }
    open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { fatalError() }
    @objc open dynamic var type: String { fatalError() }
    @objc open dynamic var localizedTitle: String { fatalError() }
    @objc open dynamic var icon: UIApplicationShortcutIcon? { fatalError() }
    open var userInfo: [String: NSSecureCoding]? { fatalError() }
}
@objc public protocol UIUserActivityRestoring {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
@objc(CKShareMetadata) open class _StubCKShareMetadata: NSObject {}

@preconcurrency @MainActor @objc public protocol UIApplicationDelegate where Self: NSObject {
    @objc optional var window: UIWindow? { get set }
    @objc optional func applicationDidFinishLaunching(_ application: UIApplication)
    @objc optional func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    @objc optional func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    @objc optional func applicationDidBecomeActive(_ application: UIApplication)
    @objc optional func applicationWillResignActive(_ application: UIApplication)
    @objc optional func applicationDidEnterBackground(_ application: UIApplication)
    @objc optional func applicationWillEnterForeground(_ application: UIApplication)
    @objc optional func applicationWillTerminate(_ application: UIApplication)
    @objc optional func application(_ application: UIApplication, handleOpen url: URL) -> Bool
    @objc optional func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
    @objc optional func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    @objc optional func application(_ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval)
    @objc optional func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
    @objc optional func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
    @objc optional func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
    @objc optional func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    @objc optional func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    @objc optional func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error)
    @objc optional func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    @objc optional func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    @objc optional func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    @objc optional func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    @objc optional func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    @objc optional func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
    @objc optional func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    @objc optional func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier) -> Bool
    @objc optional func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
    @objc optional func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    @objc optional func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    @objc optional func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    @objc optional func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    @objc optional func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    @objc optional func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    @objc optional func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    @objc optional func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool
    @objc optional func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: Error)
    @objc optional func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    @objc optional func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
    @objc optional func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    @objc optional func application(_ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: _StubCKShareMetadata)
    @objc optional func application(_ application: UIApplication, handlerFor intent: NSObject) -> Any?
}
extension UIApplicationDelegate {
    public static func main() { fatalError() }
}

// MARK: - Scenes

extension UNNotificationResponse { public var targetScene: UIScene? { fatalError() } }

@preconcurrency @MainActor @objc open class UIScene: UIResponder {
    @objc public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
    @objc(UISceneConnectionOptions) @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        override init() { fatalError() }
        @objc open dynamic var urlContexts: Set<UIOpenURLContext> { fatalError() }
        @objc open dynamic var sourceApplication: String? { fatalError() }
        @objc open dynamic var handoffUserActivityType: String? { fatalError() }
        @objc open dynamic var userActivities: Set<NSUserActivity> { fatalError() }
        @objc open dynamic var notificationResponse: UNNotificationResponse? { fatalError() }
        @objc open dynamic var shortcutItem: UIApplicationShortcutItem? { fatalError() }
        @objc open dynamic var cloudKitShareMetadata: _StubCKShareMetadata? { fatalError() }
        @objc open dynamic var eventAttribution: NSObject? { fatalError() }
    }
    @objc(UISceneOpenURLOptions) @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        override init() { fatalError() }
        @objc open dynamic var sourceApplication: String? { fatalError() }
        @objc open dynamic var annotation: Any? { fatalError() }
        @objc open dynamic var openInPlace: Bool { fatalError() }
        @objc open dynamic var eventAttribution: NSObject? { fatalError() }
    }
    @objc(UISceneOpenExternalURLOptions) @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        public override init() { fatalError() }
        @objc open dynamic var universalLinksOnly: Bool = false
    }
    @objc(UISceneActivationRequestOptions) @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        public override init() { fatalError() }
        @objc open dynamic var requestingScene: UIScene?
    }
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) { fatalError() }
    @objc open dynamic var session: UISceneSession { fatalError() }
    @objc open dynamic var delegate: UISceneDelegate? { get { fatalError() } set { fatalError() } }
    @objc open dynamic var activationState: UIScene.ActivationState { fatalError() }
    @objc open dynamic var title: String! = nil
    @objc open dynamic var subtitle: String = ""
    @objc open dynamic func open(_ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) { fatalError() }
    nonisolated public class var didDisconnectNotification: NSNotification.Name { fatalError() }
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
}
@objc open class UIOpenURLContext: NSObject, @unchecked Sendable {
    override init() { fatalError() }
    @objc open dynamic var url: URL { fatalError() }
    @preconcurrency @MainActor open var options: UIScene.OpenURLOptions { fatalError() }
}
@preconcurrency @MainActor @objc open class UISceneSessionActivationRequest: NSObject {
    public convenience init(role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) { fatalError() }
    public convenience init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) { fatalError() }
}
@preconcurrency @MainActor @objc open class UISceneConfiguration: NSObject, NSCopying {
    public init(name: String?, sessionRole: UISceneSession.Role) { fatalError() }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    @objc open dynamic var name: String? { fatalError() }
    @objc open dynamic var role: UISceneSession.Role { fatalError() }
    @objc open dynamic var delegateClass: AnyClass?
    @objc open dynamic var storyboard: UIStoryboard?
}
@preconcurrency @MainActor @objc open class UISceneSession: NSObject {
    override init() { fatalError() }
    public struct Role: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Self(rawValue: ""), windowExternalDisplay = Self(rawValue: ""), windowExternalDisplayNonInteractive = Self(rawValue: ""), carTemplateApplication = Self(rawValue: ""), immersiveSpaceApplication = Self(rawValue: "")
    }
    @objc open dynamic var scene: UIScene? { fatalError() }
    @objc open dynamic var role: UISceneSession.Role { fatalError() }
    @objc open dynamic var configuration: UISceneConfiguration { fatalError() }
    @objc open dynamic var stateRestorationActivity: NSUserActivity?
    @objc open dynamic var userInfo: [String: Any]?
}
@preconcurrency @MainActor @objc public protocol UISceneDelegate where Self: NSObject {
    @objc optional func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    @objc optional func sceneDidDisconnect(_ scene: UIScene)
    @objc optional func sceneDidBecomeActive(_ scene: UIScene)
    @objc optional func sceneWillResignActive(_ scene: UIScene)
    @objc optional func sceneWillEnterForeground(_ scene: UIScene)
    @objc optional func sceneDidEnterBackground(_ scene: UIScene)
    @objc optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    @objc optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    @objc optional func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    @objc optional func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    @objc optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    @objc optional func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: Error)
    @objc optional func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}
@preconcurrency @MainActor @objc public protocol UIWindowSceneDelegate: UISceneDelegate where Self: NSObject {
    @objc optional var window: UIWindow? { get set }
    @objc optional func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)
    @objc optional func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    @objc optional func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    @objc optional func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: _StubCKShareMetadata)
    @objc optional func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
}
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
    @objc(UIWindowSceneGeometry) @preconcurrency @MainActor open class Geometry: NSObject {
        override init() { fatalError() }
        @objc open dynamic var systemFrame: CGRect { fatalError() }
        @objc open dynamic var coordinateSpace: UICoordinateSpace { fatalError() }
        @objc open dynamic var interfaceOrientation: UIInterfaceOrientation { fatalError() }
        @objc open dynamic var isInterfaceOrientationLocked: Bool { fatalError() }
        @objc open dynamic var isInteractivelyResizing: Bool { fatalError() }
        @objc open dynamic var minimumSize: CGSize { fatalError() }
        @objc open dynamic var maximumSize: CGSize { fatalError() }
    }
    @objc(UIWindowSceneGeometryPreferences) @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        override init() { fatalError() }
        @objc(UIWindowSceneGeometryPreferencesIOS) @preconcurrency @MainActor open class iOS: GeometryPreferences {
            public init(interfaceOrientations: UIInterfaceOrientationMask) { fatalError() }
            public override init() { fatalError() }
            open var interfaceOrientations: UIInterfaceOrientationMask = .all
        }
        @objc(UIWindowSceneGeometryPreferencesMac) @preconcurrency @MainActor open class Mac: GeometryPreferences {
            public init(systemFrame: CGRect) { fatalError() }
            open var systemFrame: CGRect = .zero
        }
    }
    @objc(UIWindowSceneActivationAction) @preconcurrency @MainActor open class ActivationAction: UIAction {
        public convenience init(_ configurationProvider: @escaping (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?) { fatalError() }
        public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil, _ configurationProvider: @escaping (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?) { fatalError() }
    }
    @objc(UIWindowSceneActivationConfiguration) @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
        public init(userActivity: NSUserActivity, options: UIScene.ActivationRequestOptions? = nil, preview: NSObject? = nil) { fatalError() }
        @objc open dynamic var userActivity: NSUserActivity { fatalError() }
    }
    @preconcurrency @MainActor @objc(UIWindowSceneActivationRequestOptions) open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        @objc open dynamic var preferredPresentationStyle: Int = 0
    }
    @objc open dynamic var screen: UIScreen { fatalError() }
    @objc open dynamic var interfaceOrientation: UIInterfaceOrientation { fatalError() }
    @objc open dynamic var coordinateSpace: UICoordinateSpace { fatalError() }
    @objc open dynamic var effectiveGeometry: UIWindowScene.Geometry { fatalError() }
    @objc open dynamic func requestGeometryUpdate(_ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((Error) -> Void)? = nil) { fatalError() }
    @objc open dynamic var traitCollection: UITraitCollection { fatalError() }
    @objc open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { fatalError() }
    @objc open dynamic var windows: [UIWindow] { fatalError() }
    @objc open dynamic var keyWindow: UIWindow? { fatalError() }
    @objc open dynamic var statusBarManager: UIStatusBarManager? { fatalError() }
    @objc open dynamic var focusSystem: UIFocusSystem? { fatalError() }
    @objc open dynamic func displayLink(target: Any, selector: Selector) -> CADisplayLink? { fatalError() }
}
@preconcurrency @MainActor @objc open class UIStatusBarManager: NSObject {
    override init() { fatalError() }
    @objc open dynamic var statusBarStyle: UIStatusBarStyle { fatalError() }
    @objc open dynamic var statusBarFrame: CGRect { fatalError() }
}

// MARK: - Previews (the #Preview macro is turned into a call of these)

public struct Preview { public struct ViewTraits {} }

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
