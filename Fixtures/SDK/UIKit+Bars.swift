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
    @objc optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    @objc optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    @objc optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    @objc optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
@preconcurrency @MainActor @objc open class UIPresentationController: NSObject, UITraitEnvironment, UITraitChangeObservable, UIContentContainer, UIFocusEnvironment, UIAppearanceContainer {
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) { fatalError() }
    @objc open dynamic var presentingViewController: UIViewController { fatalError() }
    @objc open dynamic var presentedViewController: UIViewController { fatalError() }
    @objc open dynamic var presentationStyle: UIModalPresentationStyle { fatalError() }
    @objc open dynamic var containerView: UIView? { fatalError() }
    @_disfavoredOverload @objc open dynamic weak var delegate: UIAdaptivePresentationControllerDelegate?
    @objc open dynamic var adaptivePresentationStyle: UIModalPresentationStyle { fatalError() }
    @objc open dynamic func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { fatalError() }
    @objc open dynamic func containerViewWillLayoutSubviews() { fatalError() }
    @objc open dynamic func containerViewDidLayoutSubviews() { fatalError() }
    @objc open dynamic var presentedView: UIView? { fatalError() }
    @objc open dynamic var frameOfPresentedViewInContainerView: CGRect { fatalError() }
    @objc open dynamic var shouldPresentInFullscreen: Bool { fatalError() }
    @objc open dynamic var shouldRemovePresentersView: Bool { fatalError() }
    @objc open dynamic func presentationTransitionWillBegin() { fatalError() }
    @objc open dynamic func presentationTransitionDidEnd(_ completed: Bool) { fatalError() }
    @objc open dynamic func dismissalTransitionWillBegin() { fatalError() }
    @objc open dynamic func dismissalTransitionDidEnd(_ completed: Bool) { fatalError() }
    open var overrideTraitCollection: UITraitCollection?
    open var traitOverrides: UITraitOverrides { get { fatalError() } set { fatalError() } }
    @objc open dynamic var traitCollection: UITraitCollection { fatalError() }
    @objc open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { fatalError() }
    @objc open dynamic var preferredContentSize: CGSize { fatalError() }
    @objc open dynamic func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { fatalError() }
    @objc open dynamic func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) { fatalError() }
    @objc open dynamic func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { fatalError() }
    @objc open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { fatalError() }
    @objc open dynamic func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { fatalError() }
    @objc open dynamic var preferredFocusEnvironments: [UIFocusEnvironment] { fatalError() }
    @objc open dynamic func setNeedsFocusUpdate() { fatalError() }
    @objc open dynamic func updateFocusIfNeeded() { fatalError() }
    @objc open dynamic func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { fatalError() }
    @objc open dynamic func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { fatalError() }
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
    @objc optional func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    @objc optional func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    @objc optional func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}
open class UIPopoverPresentationController: UIPresentationController {
    @_nonoverride @objc(_popoverDelegate) open dynamic weak var delegate: UIPopoverPresentationControllerDelegate?
    @objc open dynamic var permittedArrowDirections: UIPopoverArrowDirection = .any
    @objc open dynamic var sourceView: UIView?
    @objc open dynamic var sourceRect: CGRect = .zero
    @objc open dynamic var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    @objc open dynamic var barButtonItem: UIBarButtonItem?
    @objc open dynamic var canOverlapSourceViewRect: Bool = false
    @objc open dynamic var arrowDirection: UIPopoverArrowDirection { fatalError() }
    @objc open dynamic var passthroughViews: [UIView]?
    @objc open dynamic var backgroundColor: UIColor?
    @objc open dynamic var popoverLayoutMargins: UIEdgeInsets = .zero
    @objc open dynamic var popoverBackgroundViewClass: AnyClass?
    @objc open dynamic var adaptiveSheetPresentationController: UISheetPresentationController { fatalError() }
}
open class UIPopoverBackgroundView: UIView {
    @objc open dynamic var arrowOffset: CGFloat = 0
    @objc open dynamic var arrowDirection: UIPopoverArrowDirection = .any
    @objc open dynamic class func arrowBase() -> CGFloat { fatalError() }
    @objc open dynamic class func arrowHeight() -> CGFloat { fatalError() }
    @objc open dynamic class func contentViewInsets() -> UIEdgeInsets { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate where Self: NSObject {
    @objc optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}
@preconcurrency @MainActor @objc public protocol UISheetPresentationControllerDetentResolutionContext where Self: NSObject {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
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
    @objc open dynamic var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    @objc open dynamic var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    @objc open dynamic var prefersGrabberVisible: Bool = false
    @objc open dynamic var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
    @objc open dynamic var prefersEdgeAttachedInCompactHeight: Bool = false
    @objc open dynamic var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false
    @objc open dynamic var prefersPageSizing: Bool = true
    @objc open dynamic var preferredCornerRadius: CGFloat? { get { fatalError() } set { fatalError() } }
    @objc open dynamic var sourceView: UIView?
    @objc open dynamic var backgroundEffect: UIVisualEffect?
    @objc open dynamic func animateChanges(_ changes: () -> Void) { fatalError() }
    @objc open dynamic func invalidateDetents() { fatalError() }
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
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var targetTransform: CGAffineTransform { get }
    func initialFrame(for vc: UIViewController) -> CGRect
    func finalFrame(for vc: UIViewController) -> CGRect
}
@preconcurrency @MainActor @objc public protocol UIViewControllerAnimatedTransitioning where Self: NSObject {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    @objc optional func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    @objc optional func animationEnded(_ transitionCompleted: Bool)
}
@preconcurrency @MainActor @objc public protocol UIViewControllerInteractiveTransitioning where Self: NSObject {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    @objc optional var completionSpeed: CGFloat { get }
    @objc optional var completionCurve: UIView.AnimationCurve { get }
    @objc optional var wantsInteractiveStart: Bool { get }
}
@preconcurrency @MainActor @objc public protocol UIViewControllerTransitioningDelegate where Self: NSObject {
    @objc optional func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    @objc optional func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    @objc optional func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    @objc optional func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    @objc optional func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
}
@preconcurrency @MainActor @objc open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    public override init() { fatalError() }
    @objc open dynamic var duration: CGFloat { fatalError() }
    @objc open dynamic var percentComplete: CGFloat { fatalError() }
    @objc open dynamic var completionSpeed: CGFloat = 1
    @objc open dynamic var completionCurve: UIView.AnimationCurve = .easeInOut
    @objc open dynamic var timingCurve: UITimingCurveProvider?
    @objc open dynamic var wantsInteractiveStart: Bool = true
    @objc open dynamic func pause() { fatalError() }
    @objc open dynamic func update(_ percentComplete: CGFloat) { fatalError() }
    @objc open dynamic func cancel() { fatalError() }
    @objc open dynamic func finish() { fatalError() }
    @objc open dynamic func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { fatalError() }
}

// MARK: - Animators and dynamics

@objc public protocol UITimingCurveProvider where Self: NSObject {}
@objc open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public override init() { fatalError() }
    public init(animationCurve curve: UIView.AnimationCurve) { fatalError() }
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { fatalError() }
}
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
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
@preconcurrency @MainActor @objc public protocol UIViewImplicitlyAnimating: UIViewAnimating where Self: NSObject {
    @objc(addAnimations:delayFactor:) optional func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    @objc optional func addAnimations(_ animation: @escaping () -> Void)
    @objc optional func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    @objc optional func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}
@preconcurrency @MainActor @objc open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) { fatalError() }
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) { fatalError() }
    public convenience init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil) { fatalError() }
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) { fatalError() }
    public convenience override init() { fatalError() }
    @objc open dynamic class func runningPropertyAnimator(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> Self { fatalError() }
    @objc open dynamic var timingParameters: UITimingCurveProvider? { fatalError() }
    @objc open dynamic var duration: TimeInterval { fatalError() }
    @objc open dynamic var delay: TimeInterval { fatalError() }
    @objc open dynamic var isUserInteractionEnabled: Bool = true
    @objc open dynamic var isManualHitTestingEnabled: Bool = false
    @objc open dynamic var isInterruptible: Bool = true
    @objc open dynamic var scrubsLinearly: Bool = true
    @objc open dynamic var pausesOnCompletion: Bool = false
    @objc open dynamic var state: UIViewAnimatingState { fatalError() }
    @objc open dynamic var isRunning: Bool { fatalError() }
    @objc open dynamic var isReversed: Bool = false
    @objc open dynamic var fractionComplete: CGFloat = 0
    @objc open dynamic func startAnimation() { fatalError() }
    @objc open dynamic func startAnimation(afterDelay delay: TimeInterval) { fatalError() }
    @objc open dynamic func pauseAnimation() { fatalError() }
    @objc open dynamic func stopAnimation(_ withoutFinishing: Bool) { fatalError() }
    @objc open dynamic func finishAnimation(at finalPosition: UIViewAnimatingPosition) { fatalError() }
    @objc(addAnimations:delayFactor:) open dynamic func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { fatalError() }
    @objc open dynamic func addAnimations(_ animation: @escaping () -> Void) { fatalError() }
    @objc open dynamic func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { fatalError() }
    @objc open dynamic func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) { fatalError() }
}
@preconcurrency @MainActor @objc open class UIDynamicBehavior: NSObject {
    public override init() { fatalError() }
    @objc open dynamic func addChildBehavior(_ behavior: UIDynamicBehavior) { fatalError() }
    @objc open dynamic func removeChildBehavior(_ behavior: UIDynamicBehavior) { fatalError() }
    @objc open dynamic var childBehaviors: [UIDynamicBehavior] { fatalError() }
    @objc open dynamic var action: (() -> Void)?
    @objc open dynamic func willMove(to dynamicAnimator: UIDynamicAnimator?) { fatalError() }
    @objc open dynamic var dynamicAnimator: UIDynamicAnimator? { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UIDynamicAnimatorDelegate where Self: NSObject {
    @objc optional func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    @objc optional func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
@preconcurrency @MainActor @objc open class UIDynamicAnimator: NSObject {
    public override init() { fatalError() }
    public init(referenceView view: UIView) { fatalError() }
    public init(collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
    @objc open dynamic weak var delegate: UIDynamicAnimatorDelegate?
    @objc open dynamic func addBehavior(_ behavior: UIDynamicBehavior) { fatalError() }
    @objc open dynamic func removeBehavior(_ behavior: UIDynamicBehavior) { fatalError() }
    @objc open dynamic func removeAllBehaviors() { fatalError() }
    @objc open dynamic var referenceView: UIView? { fatalError() }
    @objc open dynamic var behaviors: [UIDynamicBehavior] { fatalError() }
    @objc open dynamic func items(in rect: CGRect) -> [UIDynamicItem] { fatalError() }
    @objc open dynamic func updateItem(usingCurrentState item: UIDynamicItem) { fatalError() }
    @objc open dynamic var isRunning: Bool { fatalError() }
    @objc open dynamic var elapsedTime: TimeInterval { fatalError() }
    @objc open dynamic func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
}
open class UIGravityBehavior: UIDynamicBehavior {
    public init(items: [UIDynamicItem]) { fatalError() }
    @objc open dynamic func addItem(_ item: UIDynamicItem) { fatalError() }
    @objc open dynamic func removeItem(_ item: UIDynamicItem) { fatalError() }
    @objc open dynamic var gravityDirection: CGVector { get { fatalError() } set { fatalError() } }
    @objc open dynamic var angle: CGFloat = 0
    @objc open dynamic var magnitude: CGFloat = 1
}
@preconcurrency @MainActor @objc public protocol UICollisionBehaviorDelegate where Self: NSObject {
    @objc optional func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem, at p: CGPoint)
}
open class UICollisionBehavior: UIDynamicBehavior {
    public init(items: [UIDynamicItem]) { fatalError() }
    @objc open dynamic func addItem(_ item: UIDynamicItem) { fatalError() }
    @objc open dynamic var translatesReferenceBoundsIntoBoundary: Bool = false
    @objc open dynamic func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { fatalError() }
    open func addBoundary(withIdentifier identifier: NSCopying, for bezierPath: UIBezierPath) { fatalError() }
    open func addBoundary(withIdentifier identifier: NSCopying, from p1: CGPoint, to p2: CGPoint) { fatalError() }
    @objc open dynamic weak var collisionDelegate: UICollisionBehaviorDelegate?
}
open class UISnapBehavior: UIDynamicBehavior {
    public init(item: UIDynamicItem, snapTo point: CGPoint) { fatalError() }
    @objc open dynamic var snapPoint: CGPoint = .zero
    @objc open dynamic var damping: CGFloat = 0.5
}
open class UIAttachmentBehavior: UIDynamicBehavior {
    public init(item: UIDynamicItem, attachedToAnchor point: CGPoint) { fatalError() }
    public init(item: UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) { fatalError() }
    public init(item item1: UIDynamicItem, attachedTo item2: UIDynamicItem) { fatalError() }
    @objc open dynamic var anchorPoint: CGPoint = .zero
    @objc open dynamic var length: CGFloat = 0
    @objc open dynamic var damping: CGFloat = 0
    @objc open dynamic var frequency: CGFloat = 0
    @objc open dynamic var frictionTorque: CGFloat = 0
}
open class UIPushBehavior: UIDynamicBehavior {
    @objc public enum Mode: Int, Sendable { case continuous, instantaneous }
    public init(items: [UIDynamicItem], mode: UIPushBehavior.Mode) { fatalError() }
    @objc open dynamic var active: Bool = true
    @objc open dynamic var angle: CGFloat = 0
    @objc open dynamic var magnitude: CGFloat = 0
    @objc open dynamic var pushDirection: CGVector { get { fatalError() } set { fatalError() } }
    @objc open dynamic func setTargetOffsetFromCenter(_ o: UIOffset, for item: UIDynamicItem) { fatalError() }
}
open class UIDynamicItemBehavior: UIDynamicBehavior {
    public init(items: [UIDynamicItem]) { fatalError() }
    @objc open dynamic func addItem(_ item: UIDynamicItem) { fatalError() }
    @objc open dynamic func removeItem(_ item: UIDynamicItem) { fatalError() }
    @objc open dynamic var elasticity: CGFloat = 0
    @objc open dynamic var friction: CGFloat = 0
    @objc open dynamic var density: CGFloat = 1
    @objc open dynamic var resistance: CGFloat = 0
    @objc open dynamic var angularResistance: CGFloat = 0
    @objc open dynamic var isAnchored: Bool = false
    @objc open dynamic var allowsRotation: Bool = true
    @objc open dynamic func addLinearVelocity(_ velocity: CGPoint, for item: UIDynamicItem) { fatalError() }
    @objc open dynamic func addAngularVelocity(_ velocity: CGFloat, for item: UIDynamicItem) { fatalError() }
    @objc open dynamic func linearVelocity(for item: UIDynamicItem) -> CGPoint { fatalError() }
}
@preconcurrency @MainActor @objc open class UIMotionEffect: NSObject { public override init() { fatalError() } }
open class UIInterpolatingMotionEffect: UIMotionEffect {
    @objc public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
    public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) { fatalError() }
    @objc open dynamic var keyPath: String { fatalError() }
    @objc open dynamic var minimumRelativeValue: Any?
    @objc open dynamic var maximumRelativeValue: Any?
}
open class UIMotionEffectGroup: UIMotionEffect { open var motionEffects: [UIMotionEffect]? }

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
