// Module UIKit: the application and its scenes; see UIKit.swift.
import CoreGraphics
import Foundation
import QuartzCore
import UniformTypeIdentifiers
import UserNotifications

// MARK: - Application

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable, _StubObjCNumber {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = Self(rawValue: 0)
}
@objc public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
@objc public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
@objc public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }
@objc public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
public struct UIRemoteNotificationType: OptionSet, Sendable, _StubObjCNumber {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4)
}
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
    @objc open dynamic var alertBody: String?
    @objc open dynamic var alertAction: String?
    @objc open dynamic var alertTitle: String?
    @objc open dynamic var soundName: String?
    @objc open dynamic var applicationIconBadgeNumber: Int = 0
    @objc open dynamic var userInfo: [AnyHashable: Any]?
}
public let UILocalNotificationDefaultSoundName = ""

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
    @objc open dynamic var isIdleTimerDisabled: Bool = false
    @objc open dynamic var applicationState: UIApplication.State { fatalError() }
    @objc open dynamic var backgroundTimeRemaining: TimeInterval { fatalError() }
    @objc open dynamic var backgroundRefreshStatus: UIBackgroundRefreshStatus { fatalError() }
    @objc open dynamic var isProtectedDataAvailable: Bool { fatalError() }
    @objc open dynamic var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
    @objc open dynamic var preferredContentSizeCategory: UIContentSizeCategory { fatalError() }
    @objc open dynamic var connectedScenes: Set<UIScene> { fatalError() }
    @objc open dynamic var openSessions: Set<UISceneSession> { fatalError() }
    @objc open dynamic var supportsMultipleScenes: Bool { fatalError() }
    @objc open dynamic var keyWindow: UIWindow? { fatalError() }
    @objc open dynamic var windows: [UIWindow] { fatalError() }
    @objc open dynamic var isNetworkActivityIndicatorVisible: Bool = false
    @objc open dynamic var statusBarStyle: UIStatusBarStyle = .default
    @objc open dynamic var isStatusBarHidden: Bool = false
    @objc open dynamic var statusBarOrientation: UIInterfaceOrientation { get { fatalError() } set { fatalError() } }
    @objc open dynamic var statusBarOrientationAnimationDuration: TimeInterval { fatalError() }
    @objc open dynamic var statusBarFrame: CGRect { fatalError() }
    @objc open dynamic var applicationIconBadgeNumber: Int = 0
    @objc open dynamic var applicationSupportsShakeToEdit: Bool = true
    @objc open dynamic var isRegisteredForRemoteNotifications: Bool { fatalError() }
    @objc open dynamic var shortcutItems: [UIApplicationShortcutItem]?
    @objc open dynamic var alternateIconName: String? { fatalError() }
    @objc open dynamic var supportsAlternateIcons: Bool { fatalError() }
    @objc open dynamic var currentUserNotificationSettings: UIUserNotificationSettings? { fatalError() }
    @objc open dynamic var scheduledLocalNotifications: [UILocalNotification]?
    @objc open dynamic func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { fatalError() }
    @objc open dynamic func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { fatalError() }
    @objc open dynamic func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) { fatalError() }
    @objc open dynamic func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { fatalError() }
    @objc open dynamic func beginIgnoringInteractionEvents() { fatalError() }
    @objc open dynamic func endIgnoringInteractionEvents() { fatalError() }
    @objc open dynamic var isIgnoringInteractionEvents: Bool { fatalError() }
    @objc @discardableResult open dynamic func openURL(_ url: URL) -> Bool { fatalError() }
    @objc open dynamic func canOpenURL(_ url: URL) -> Bool { fatalError() }
    @objc open dynamic func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) { fatalError() }
    @discardableResult public func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { fatalError() }
    @objc open dynamic func sendEvent(_ event: UIEvent) { fatalError() }
    @objc @discardableResult open dynamic func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { fatalError() }
    @objc open dynamic func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { fatalError() }
    @objc open dynamic func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { fatalError() }
    @objc open dynamic func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { fatalError() }
    @objc open dynamic func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) { fatalError() }
    @objc open dynamic func registerForRemoteNotifications() { fatalError() }
    @objc open dynamic func unregisterForRemoteNotifications() { fatalError() }
    @objc open dynamic func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) { fatalError() }
    @objc open dynamic func scheduleLocalNotification(_ notification: UILocalNotification) { fatalError() }
    @objc open dynamic func presentLocalNotificationNow(_ notification: UILocalNotification) { fatalError() }
    @objc open dynamic func cancelLocalNotification(_ notification: UILocalNotification) { fatalError() }
    @objc open dynamic func cancelAllLocalNotifications() { fatalError() }
    @objc open dynamic func beginReceivingRemoteControlEvents() { fatalError() }
    @objc open dynamic func endReceivingRemoteControlEvents() { fatalError() }
    @objc open dynamic func setAlternateIconName(_ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil) { fatalError() }
    public func setAlternateIconName(_ alternateIconName: String?) async throws { fatalError() }
    @objc open dynamic func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: ((Error) -> Void)? = nil) { fatalError() }
    @objc open dynamic func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((Error) -> Void)? = nil) { fatalError() }
    @objc open dynamic func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((Error) -> Void)? = nil) { fatalError() }
    @objc open dynamic func requestSceneSessionRefresh(_ sceneSession: UISceneSession) { fatalError() }
    @objc open dynamic func ignoreSnapshotOnNextApplicationLaunch() { fatalError() }
    @objc open dynamic func extendStateRestoration() { fatalError() }
    @objc open dynamic func completeStateRestoration() { fatalError() }
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didFinishLaunchingNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didBecomeActiveNotification: NSNotification.Name { fatalError() }
    nonisolated public class var willResignActiveNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didReceiveMemoryWarningNotification: NSNotification.Name { fatalError() }
    nonisolated public class var willTerminateNotification: NSNotification.Name { fatalError() }
    nonisolated public class var significantTimeChangeNotification: NSNotification.Name { fatalError() }
    nonisolated public class var willChangeStatusBarOrientationNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didChangeStatusBarOrientationNotification: NSNotification.Name { fatalError() }
    nonisolated public class var willChangeStatusBarFrameNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didChangeStatusBarFrameNotification: NSNotification.Name { fatalError() }
    nonisolated public class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name { fatalError() }
    nonisolated public class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name { fatalError() }
    nonisolated public class var protectedDataDidBecomeAvailableNotification: NSNotification.Name { fatalError() }
    nonisolated public class var userDidTakeScreenshotNotification: NSNotification.Name { fatalError() }
    nonisolated public class var statusBarOrientationUserInfoKey: String { fatalError() }
    nonisolated public class var statusBarFrameUserInfoKey: String { fatalError() }
    nonisolated public class var openSettingsURLString: String { fatalError() }
    nonisolated public class var openNotificationSettingsURLString: String { fatalError() }
    nonisolated public class var openDefaultApplicationsSettingsURLString: String { fatalError() }
    nonisolated public class var backgroundFetchIntervalMinimum: TimeInterval { fatalError() }
    nonisolated public class var backgroundFetchIntervalNever: TimeInterval { fatalError() }
    nonisolated public class var stateRestorationBundleVersionKey: String { fatalError() }
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
    @objc open dynamic var localizedSubtitle: String? { fatalError() }
    @objc open dynamic var icon: UIApplicationShortcutIcon? { fatalError() }
    open var userInfo: [String: NSSecureCoding]? { fatalError() }
    @objc open dynamic var targetContentIdentifier: Any? { fatalError() }
}
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {}

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
    @objc optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    @objc optional func applicationSignificantTimeChange(_ application: UIApplication)
    @objc optional func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    @objc optional func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
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
    @objc optional func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
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
    @objc open dynamic var activationConditions: UISceneActivationConditions { get { fatalError() } set { fatalError() } }
    @objc open dynamic func open(_ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic func extendStateRestoration() { fatalError() }
    @objc open dynamic func completeStateRestoration() { fatalError() }
    nonisolated public class var willConnectNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didDisconnectNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didActivateNotification: NSNotification.Name { fatalError() }
    nonisolated public class var willDeactivateNotification: NSNotification.Name { fatalError() }
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
}
@objc open class UIOpenURLContext: NSObject, @unchecked Sendable {
    override init() { fatalError() }
    @objc open dynamic var url: URL { fatalError() }
    @preconcurrency @MainActor open var options: UIScene.OpenURLOptions { fatalError() }
}
@preconcurrency @MainActor @objc open class UISceneActivationConditions: NSObject {
    public override init() { fatalError() }
    @objc open dynamic var canActivateForTargetContentIdentifierPredicate: NSPredicate { get { fatalError() } set { fatalError() } }
    @objc open dynamic var prefersToActivateForTargetContentIdentifierPredicate: NSPredicate { get { fatalError() } set { fatalError() } }
}
@preconcurrency @MainActor @objc open class UISceneDestructionRequestOptions: NSObject { public override init() { fatalError() } }
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    @objc public enum WindowDismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    @objc open dynamic var windowDismissalAnimation: UIWindowSceneDestructionRequestOptions.WindowDismissalAnimation = .standard
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
    @objc open dynamic var sceneClass: AnyClass?
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
    @objc open dynamic var persistentIdentifier: String { fatalError() }
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
    @objc optional func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> NSObject
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
    open var traitOverrides: UITraitOverrides { get { fatalError() } set { fatalError() } }
    @objc open dynamic var sizeRestrictions: UISceneSizeRestrictions? { fatalError() }
    @objc open dynamic var windows: [UIWindow] { fatalError() }
    @objc open dynamic var keyWindow: UIWindow? { fatalError() }
    @objc open dynamic var isFullScreen: Bool { fatalError() }
    @objc open dynamic var statusBarManager: UIStatusBarManager? { fatalError() }
    @objc open dynamic var focusSystem: UIFocusSystem? { fatalError() }
    @objc open dynamic var screenshotService: UIScreenshotService? { fatalError() }
    @objc open dynamic var windowingBehaviors: NSObject? { fatalError() }
    @objc open dynamic var systemProtectionManager: NSObject? { fatalError() }
    @objc open dynamic func displayLink(target: Any, selector: Selector) -> CADisplayLink? { fatalError() }
}
@preconcurrency @MainActor @objc open class UIScreenshotService: NSObject { override init() { fatalError() } ; open weak var delegate: AnyObject? ; open var windowScene: UIWindowScene? { fatalError() } }
@preconcurrency @MainActor @objc open class UISceneSizeRestrictions: NSObject {
    override init() { fatalError() }
    @objc open dynamic var minimumSize: CGSize = .zero
    @objc open dynamic var maximumSize: CGSize = .zero
    @objc open dynamic var allowsFullScreen: Bool = true
}
@preconcurrency @MainActor @objc open class UIStatusBarManager: NSObject {
    override init() { fatalError() }
    @objc open dynamic var statusBarStyle: UIStatusBarStyle { fatalError() }
    @objc open dynamic var isStatusBarHidden: Bool { fatalError() }
    @objc open dynamic var statusBarFrame: CGRect { fatalError() }
}

// MARK: - Previews (the #Preview macro is turned into a call of these)

public struct Preview { public struct ViewTraits {} }
