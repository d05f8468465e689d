// Module UIKit: bars, presentations and animations; see UIKit.swift.
import CoreGraphics
import Foundation
import QuartzCore
import UniformTypeIdentifiers
import UserNotifications

// MARK: - Bars

@objc public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
@preconcurrency @MainActor @objc public protocol UIBarPositioning where Self: NSObject { var barPosition: UIBarPosition { get } }
@preconcurrency @MainActor @objc public protocol UIBarPositioningDelegate where Self: NSObject {
    @objc optional func position(for bar: any UIBarPositioning) -> UIBarPosition
}
@preconcurrency @MainActor @objc open class UIBarAppearance: NSObject, NSCopying {
    public override init() { fatalError() }
    public init(idiom: UIUserInterfaceIdiom) { fatalError() }
    public init(barAppearance: UIBarAppearance) { fatalError() }
    public required init(coder: NSCoder) { fatalError() }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    @objc open dynamic var backgroundColor: UIColor?
    @objc open dynamic var shadowColor: UIColor?
    @objc open dynamic var shadowImage: UIImage?
}
open class UINavigationBarAppearance: UIBarAppearance {
    @objc open dynamic var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
open class UIToolbarAppearance: UIBarAppearance {
}
open class UITabBarAppearance: UIBarAppearance {
}
@preconcurrency @MainActor @objc open class UIBarItem: NSObject, NSCoding, UIAppearance, UIAccessibilityIdentification {
    public override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc nonisolated open dynamic func encode(with coder: NSCoder) { fatalError() }
    public static func appearance() -> Self { fatalError() }
    public static func appearance(for trait: UITraitCollection) -> Self { fatalError() }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { fatalError() }
    @objc open dynamic var isEnabled: Bool = true
    @objc open dynamic var title: String?
    @objc open dynamic var image: UIImage?
    @objc open dynamic var tag: Int = 0
    @objc open dynamic var accessibilityIdentifier: String?
    @objc open dynamic func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { fatalError() }
}
open class UIBarButtonItem: UIBarItem {
    @objc public enum Style: Int, Sendable { case plain = 0, bordered = 1, done = 2; public static var prominent: UIBarButtonItem.Style { fatalError() } }
    @objc public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
    }
    public override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) { fatalError() }
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) { fatalError() }
    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) { fatalError() }
    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) { fatalError() }
    public convenience init(customView: UIView) { fatalError() }
    public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { fatalError() }
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { fatalError() }
    public convenience init(primaryAction: UIAction?) { fatalError() }
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) { fatalError() }
    @objc open dynamic class func fixedSpace(_ width: CGFloat) -> Self { fatalError() }
    @objc open dynamic class func flexibleSpace() -> Self { fatalError() }
    @objc open dynamic var style: UIBarButtonItem.Style = .plain
    @objc open dynamic var width: CGFloat = 0
    @objc open dynamic var customView: UIView?
    @objc open dynamic var action: Selector?
    @objc open dynamic weak var target: AnyObject?
    @objc open dynamic var primaryAction: UIAction?
    @objc open dynamic var menu: UIMenu?
    @objc open dynamic var isSelected: Bool = false
    @objc open dynamic var isHidden: Bool = false
    @objc open dynamic var tintColor: UIColor?
    @objc open dynamic var identifier: String?
    public var badge: Badge? { get { fatalError() } set { fatalError() } }
    public struct Badge { public static func count(_ value: Int) -> Badge { fatalError() } ; public static func string(_ value: String) -> Badge { fatalError() } ; public static func indicator() -> Badge { fatalError() } }
}
@preconcurrency @MainActor @objc open class UIBarButtonItemGroup: NSObject {
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) { fatalError() }
    @objc open dynamic var isHidden: Bool = false
}
@objc public enum UINavigationItemLargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
@preconcurrency @MainActor @objc open class UINavigationItem: NSObject, NSCoding {
    public typealias LargeTitleDisplayMode = UINavigationItemLargeTitleDisplayMode
    @objc public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    public init(title: String) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience override init() { fatalError() }
    @objc nonisolated open dynamic func encode(with coder: NSCoder) { fatalError() }
    @objc open dynamic var title: String?
    @objc open dynamic var subtitle: String?
    open var attributedTitle: AttributedString? { get { fatalError() } set { fatalError() } }
    @objc open dynamic var titleView: UIView?
    @objc open dynamic var prompt: String?
    @objc open dynamic var backBarButtonItem: UIBarButtonItem?
    @objc open dynamic var backButtonTitle: String?
    @objc open dynamic var rightBarButtonItems: [UIBarButtonItem]?
    @objc open dynamic func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { fatalError() }
    @objc open dynamic var leftItemsSupplementBackButton: Bool = false
    @objc open dynamic var leftBarButtonItem: UIBarButtonItem?
    @objc open dynamic var rightBarButtonItem: UIBarButtonItem?
    @objc open dynamic var leadingItemGroups: [UIBarButtonItemGroup] = []
    @objc open dynamic var pinnedTrailingGroup: UIBarButtonItemGroup?
    @objc open dynamic var style: UINavigationItem.ItemStyle = .navigator
    @objc open dynamic var additionalOverflowItems: UIDeferredMenuElement?
    @objc open dynamic var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic
    @objc open dynamic var largeTitle: String?
    @objc open dynamic var searchController: UISearchController?
    @objc open dynamic var hidesSearchBarWhenScrolling: Bool = true
    @objc open dynamic var standardAppearance: UINavigationBarAppearance?
    @objc open dynamic var scrollEdgeAppearance: UINavigationBarAppearance?
}
@preconcurrency @MainActor @objc public protocol UINavigationBarDelegate: UIBarPositioningDelegate where Self: NSObject {
    @objc optional func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    @objc optional func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    @objc optional func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    @objc optional func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
open class UINavigationBar: UIView, UIBarPositioning {
    @objc open dynamic weak var delegate: UINavigationBarDelegate?
    @objc open dynamic var isTranslucent: Bool = true
    @objc open dynamic var topItem: UINavigationItem? { fatalError() }
    @objc open dynamic var items: [UINavigationItem]?
    @objc open dynamic var prefersLargeTitles: Bool = false
    @objc open dynamic var barTintColor: UIColor?
    @objc open dynamic var shadowImage: UIImage?
    @objc open dynamic var titleTextAttributes: [NSAttributedString.Key: Any]?
    @objc open dynamic var standardAppearance: UINavigationBarAppearance { get { fatalError() } set { fatalError() } }
    @objc open dynamic var scrollEdgeAppearance: UINavigationBarAppearance?
    @objc open dynamic var barPosition: UIBarPosition { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UIToolbarDelegate: UIBarPositioningDelegate where Self: NSObject {}
open class UIToolbar: UIView, UIBarPositioning {
    @objc open dynamic var items: [UIBarButtonItem]?
    @objc open dynamic var isTranslucent: Bool = true
    @objc open dynamic var barTintColor: UIColor?
    @objc open dynamic weak var delegate: UIToolbarDelegate?
    @objc open dynamic var standardAppearance: UIToolbarAppearance { get { fatalError() } set { fatalError() } }
    @objc open dynamic var scrollEdgeAppearance: UIToolbarAppearance?
    @objc open dynamic var barPosition: UIBarPosition { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UITabBarDelegate where Self: NSObject {
    @objc optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    @objc optional func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    @objc optional func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    @objc optional func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    @objc optional func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}
open class UITabBar: UIView {
    @objc open dynamic weak var delegate: UITabBarDelegate?
    @objc open dynamic var items: [UITabBarItem]?
    @objc open dynamic weak var selectedItem: UITabBarItem?
    @objc open dynamic var barTintColor: UIColor?
    @objc open dynamic var shadowImage: UIImage?
    @objc open dynamic var itemWidth: CGFloat = 0
    @objc open dynamic var isTranslucent: Bool = true
    @objc open dynamic var standardAppearance: UITabBarAppearance { get { fatalError() } set { fatalError() } }
    @objc open dynamic var scrollEdgeAppearance: UITabBarAppearance?
}
open class UITabBarItem: UIBarItem {
    @objc public enum SystemItem: Int, Sendable { case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed }
    public override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience init(title: String?, image: UIImage?, tag: Int) { fatalError() }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { fatalError() }
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) { fatalError() }
    @objc open dynamic var selectedImage: UIImage?
    @objc open dynamic var standardAppearance: UITabBarAppearance?
    @objc open dynamic var scrollEdgeAppearance: UITabBarAppearance?
}
@preconcurrency @MainActor @objc public protocol UISearchBarDelegate: UIBarPositioningDelegate where Self: NSObject {
    @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    @objc optional func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    @objc optional func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    @objc public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    @objc public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
    @objc open dynamic weak var delegate: UISearchBarDelegate?
    @objc open dynamic var text: String?
    @objc open dynamic var prompt: String?
    @objc open dynamic var placeholder: String?
    @objc open dynamic var searchTextField: UISearchTextField { fatalError() }
    @objc open dynamic var barTintColor: UIColor?
    @objc open dynamic var searchBarStyle: UISearchBar.Style = .default
    @objc open dynamic var isTranslucent: Bool = true
    @objc open dynamic var isEnabled: Bool = true
    @objc open dynamic func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) { fatalError() }
    @objc open dynamic var barPosition: UIBarPosition { fatalError() }
    @objc open dynamic var autocapitalizationType: UITextAutocapitalizationType = .none
    @objc open dynamic var autocorrectionType: UITextAutocorrectionType = .default
    @objc open dynamic var keyboardType: UIKeyboardType = .default
    @objc open dynamic var keyboardAppearance: UIKeyboardAppearance = .default
    @objc open dynamic var returnKeyType: UIReturnKeyType = .default
    @objc open dynamic var enablesReturnKeyAutomatically: Bool = false
    @objc open dynamic var textContentType: UITextContentType! = nil
}

// MARK: - Presentation and transitions

@preconcurrency @MainActor @objc public protocol UIAdaptivePresentationControllerDelegate where Self: NSObject {
    @objc optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    @objc(adaptivePresentationStyleForPresentationController:traitCollection:) optional func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    @objc optional func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
    @objc optional func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
    @objc optional func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    @objc optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
@preconcurrency @MainActor @objc open class UIPresentationController: NSObject, UITraitEnvironment, UITraitChangeObservable, UIContentContainer, UIFocusEnvironment, UIAppearanceContainer {
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) { fatalError() }
    @objc open dynamic var presentingViewController: UIViewController { fatalError() }
    @objc open dynamic var presentedViewController: UIViewController { fatalError() }
    @objc open dynamic var containerView: UIView? { fatalError() }
    @_disfavoredOverload @objc open dynamic weak var delegate: UIAdaptivePresentationControllerDelegate?
    @objc open dynamic var adaptivePresentationStyle: UIModalPresentationStyle { fatalError() }
    @objc open dynamic func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { fatalError() }
    @objc open dynamic func containerViewWillLayoutSubviews() { fatalError() }
    @objc open dynamic func containerViewDidLayoutSubviews() { fatalError() }
    @objc open dynamic var frameOfPresentedViewInContainerView: CGRect { fatalError() }
    @objc open dynamic var traitCollection: UITraitCollection { fatalError() }
    @objc open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { fatalError() }
    @objc open dynamic var preferredContentSize: CGSize { fatalError() }
    @objc open dynamic func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { fatalError() }
    @objc open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { fatalError() }
    @objc open dynamic func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { fatalError() }
}
public struct UIPopoverArrowDirection: OptionSet, Sendable, _StubObjCNumber {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4), right = Self(rawValue: 8), any = Self(rawValue: 15), unknown = Self(rawValue: UInt.max)
}
@preconcurrency @MainActor @objc public protocol UIPopoverPresentationControllerSourceItem where Self: NSObject {
    func frame(in referenceView: UIView) -> CGRect
}
extension UIView: UIPopoverPresentationControllerSourceItem { @objc open dynamic func frame(in referenceView: UIView) -> CGRect { fatalError() } }
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem { @objc open dynamic func frame(in referenceView: UIView) -> CGRect { fatalError() } }
@preconcurrency @MainActor @objc public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate where Self: NSObject {
}
open class UIPopoverPresentationController: UIPresentationController {
    @_nonoverride @objc(_popoverDelegate) open dynamic weak var delegate: UIPopoverPresentationControllerDelegate?
    @objc open dynamic var permittedArrowDirections: UIPopoverArrowDirection = .any
    @objc open dynamic var sourceView: UIView?
    @objc open dynamic var sourceRect: CGRect = .zero
    @objc open dynamic var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    @objc open dynamic var barButtonItem: UIBarButtonItem?
    @objc open dynamic var backgroundColor: UIColor?
}
@preconcurrency @MainActor @objc public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate where Self: NSObject {
}
@preconcurrency @MainActor @objc public protocol UISheetPresentationControllerDetentResolutionContext where Self: NSObject {
}
open class UISheetPresentationController: UIPresentationController {
    @preconcurrency @MainActor @objc(UISheetPresentationControllerDetent) open class Detent: NSObject {
        public struct Identifier: _UIStringConstant {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Self(""), large = Self("")
        }
        override init() { fatalError() }
        @objc open dynamic class func medium() -> Self { fatalError() }
        @objc open dynamic class func large() -> Self { fatalError() }
        @objc open dynamic class func custom(identifier: UISheetPresentationController.Detent.Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) -> UISheetPresentationController.Detent { fatalError() }
        @objc open dynamic var identifier: UISheetPresentationController.Detent.Identifier { fatalError() }
        @objc open dynamic func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { fatalError() }
    }
    @_nonoverride @objc(_sheetDelegate) open dynamic weak var delegate: UISheetPresentationControllerDelegate?
    @objc open dynamic var detents: [UISheetPresentationController.Detent] = []
    @objc open dynamic var sourceView: UIView?
    @objc open dynamic func animateChanges(_ changes: () -> Void) { fatalError() }
}
public struct UITransitionContextViewControllerKey: _UIStringConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: ""), to = Self(rawValue: "")
}
public struct UITransitionContextViewKey: _UIStringConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: ""), to = Self(rawValue: "")
}
@preconcurrency @MainActor @objc public protocol UIViewControllerContextTransitioning where Self: NSObject {
    var containerView: UIView { get }
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}
@preconcurrency @MainActor @objc public protocol UIViewControllerAnimatedTransitioning where Self: NSObject {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
@preconcurrency @MainActor @objc public protocol UIViewControllerInteractiveTransitioning where Self: NSObject {
}
@preconcurrency @MainActor @objc public protocol UIViewControllerTransitioningDelegate where Self: NSObject {
    @objc optional func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    @objc optional func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    @objc optional func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
}

// MARK: - Animators and dynamics

@objc public protocol UITimingCurveProvider where Self: NSObject {}
@objc open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public override init() { fatalError() }
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { fatalError() }
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) { fatalError() }
    public convenience init(dampingRatio ratio: CGFloat) { fatalError() }
    public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) { fatalError() }
    @objc open dynamic var initialVelocity: CGVector { fatalError() }
}
@objc public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
@objc public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
@preconcurrency @MainActor @objc public protocol UIViewAnimating where Self: NSObject {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func stopAnimation(_ withoutFinishing: Bool)
}
@preconcurrency @MainActor @objc public protocol UIViewImplicitlyAnimating: UIViewAnimating where Self: NSObject {
    @objc(addAnimations:delayFactor:) optional func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    @objc optional func addAnimations(_ animation: @escaping () -> Void)
    @objc optional func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
@preconcurrency @MainActor @objc open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) { fatalError() }
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) { fatalError() }
    public convenience init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil) { fatalError() }
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) { fatalError() }
    public convenience override init() { fatalError() }
    @objc open dynamic var timingParameters: UITimingCurveProvider? { fatalError() }
    @objc open dynamic var duration: TimeInterval { fatalError() }
    @objc open dynamic var delay: TimeInterval { fatalError() }
    @objc open dynamic var isUserInteractionEnabled: Bool = true
    @objc open dynamic var state: UIViewAnimatingState { fatalError() }
    @objc open dynamic var isRunning: Bool { fatalError() }
    @objc open dynamic func startAnimation() { fatalError() }
    @objc open dynamic func startAnimation(afterDelay delay: TimeInterval) { fatalError() }
    @objc open dynamic func stopAnimation(_ withoutFinishing: Bool) { fatalError() }
    @objc(addAnimations:delayFactor:) open dynamic func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { fatalError() }
    @objc open dynamic func addAnimations(_ animation: @escaping () -> Void) { fatalError() }
    @objc open dynamic func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { fatalError() }
}
@preconcurrency @MainActor @objc open class UIDynamicBehavior: NSObject {
    public override init() { fatalError() }
    @objc open dynamic var action: (() -> Void)?
    @objc open dynamic func willMove(to dynamicAnimator: UIDynamicAnimator?) { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UIDynamicAnimatorDelegate where Self: NSObject {
}
@preconcurrency @MainActor @objc open class UIDynamicAnimator: NSObject {
    public override init() { fatalError() }
    public init(referenceView view: UIView) { fatalError() }
    public init(collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
    @objc open dynamic weak var delegate: UIDynamicAnimatorDelegate?
    @objc open dynamic var behaviors: [UIDynamicBehavior] { fatalError() }
    @objc open dynamic func items(in rect: CGRect) -> [UIDynamicItem] { fatalError() }
    @objc open dynamic var isRunning: Bool { fatalError() }
}

// MARK: - System view controllers

@preconcurrency @MainActor @objc public protocol UIImagePickerControllerDelegate where Self: NSObject {
    @objc optional func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
}
open class UIImagePickerController: UINavigationController {
    @objc public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public struct InfoKey: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let mediaType = Self(rawValue: ""), originalImage = Self(rawValue: ""), editedImage = Self(rawValue: ""), cropRect = Self(rawValue: ""), mediaURL = Self(rawValue: ""), referenceURL = Self(rawValue: ""), mediaMetadata = Self(rawValue: ""), livePhoto = Self(rawValue: ""), phAsset = Self(rawValue: ""), imageURL = Self(rawValue: "")
    }
    public convenience init() { fatalError() }
    @_nonoverride @objc(_pickerDelegate) open dynamic weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    @objc open dynamic var sourceType: UIImagePickerController.SourceType = .photoLibrary
    @objc open dynamic var allowsEditing: Bool = false
}
@objc public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }
@preconcurrency @MainActor @objc public protocol UIDocumentPickerDelegate where Self: NSObject {
    @objc optional func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    @objc optional func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}
open class UIDocumentPickerViewController: UIViewController {
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) { fatalError() }
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) { fatalError() }
    public init(url: URL, in mode: UIDocumentPickerMode) { fatalError() }
    public init(urls: [URL], in mode: UIDocumentPickerMode) { fatalError() }
    public init(forExporting urls: [URL], asCopy: Bool = false) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic weak var delegate: UIDocumentPickerDelegate?
    @objc open dynamic var allowsMultipleSelection: Bool = false
    @objc open dynamic var directoryURL: URL?
}
@preconcurrency @MainActor @objc open class UIPrintFormatter: NSObject { open var contentInsets: UIEdgeInsets = .zero; open var perPageContentInsets: UIEdgeInsets = .zero; open var startPage: Int = 0 }
open class UIViewPrintFormatter: UIPrintFormatter { open var view: UIView { fatalError() } }
open class UIWebView: UIView {
    @objc open dynamic weak var delegate: UIWebViewDelegate?
    @objc open dynamic var scrollView: UIScrollView { fatalError() }
    @objc open dynamic func loadHTMLString(_ string: String, baseURL: URL?) { fatalError() }
    @objc open dynamic func reload() { fatalError() }
    @objc open dynamic func stopLoading() { fatalError() }
    @objc open dynamic func goBack() { fatalError() }
    @objc open dynamic func goForward() { fatalError() }
    @objc open dynamic var canGoBack: Bool { fatalError() }
    @objc open dynamic var canGoForward: Bool { fatalError() }
    @objc open dynamic var isLoading: Bool { fatalError() }
    @objc open dynamic var request: URLRequest? { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UIWebViewDelegate where Self: NSObject {
    @objc optional func webView(_ webView: UIWebView, didFailLoadWithError error: Error)
}
