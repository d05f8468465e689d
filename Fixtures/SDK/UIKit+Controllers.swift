// Module UIKit: view controllers; see UIKit.swift.
import CoreGraphics
import Foundation
import QuartzCore
import UniformTypeIdentifiers
import UserNotifications

// MARK: - View controllers

@preconcurrency @MainActor @objc public protocol UIContentContainer where Self: NSObject {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
@preconcurrency @MainActor @objc public protocol UIViewControllerTransitionCoordinatorContext where Self: NSObject {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var containerView: UIView { get }
    var targetTransform: CGAffineTransform { get }
}
@preconcurrency @MainActor @objc public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext where Self: NSObject {
    @discardableResult func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
    @discardableResult func animateAlongsideTransition(in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}
extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool { fatalError() }
    @discardableResult public func animateAlongsideTransition(in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool { fatalError() }
}
@objc public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
@objc public enum UIModalPresentationStyle: Int, Sendable { case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, blurOverFullScreen, none = -1, automatic = -2 }
@preconcurrency @MainActor @objc public protocol UIAccessibilityIdentification { var accessibilityIdentifier: String? { get set } }
@preconcurrency @MainActor @objc public protocol UIStateRestoring where Self: NSObject {}
@preconcurrency @MainActor @objc public protocol UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}

@preconcurrency @MainActor @objc open class UIViewController: UIResponder, NSCoding, UIAppearanceContainer, UITraitEnvironment, UITraitChangeObservable, UIContentContainer, UIFocusEnvironment {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience override init() { fatalError() }
    @objc open dynamic func encode(with coder: NSCoder) { fatalError() }
    @objc open dynamic var view: UIView! = nil
    @objc open dynamic func loadView() { fatalError() }
    @objc open dynamic func loadViewIfNeeded() { fatalError() }
    @objc open dynamic var viewIfLoaded: UIView? { fatalError() }
    @objc open dynamic func viewDidLoad() { fatalError() }
    @objc open dynamic var isViewLoaded: Bool { fatalError() }
    @objc open dynamic var nibName: String? { fatalError() }
    @objc open dynamic var nibBundle: Bundle? { fatalError() }
    @objc open dynamic var storyboard: UIStoryboard? { fatalError() }
    @objc open dynamic func performSegue(withIdentifier identifier: String, sender: Any?) { fatalError() }
    @objc open dynamic func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { fatalError() }
    @objc open dynamic func prepare(for segue: UIStoryboardSegue, sender: Any?) { fatalError() }
    @objc open dynamic func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool { fatalError() }
    @objc open dynamic func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) { fatalError() }
    @objc open dynamic func viewWillAppear(_ animated: Bool) { fatalError() }
    @objc open dynamic func viewIsAppearing(_ animated: Bool) { fatalError() }
    @objc open dynamic func viewDidAppear(_ animated: Bool) { fatalError() }
    @objc open dynamic func viewWillDisappear(_ animated: Bool) { fatalError() }
    @objc open dynamic func viewDidDisappear(_ animated: Bool) { fatalError() }
    @objc open dynamic func viewWillLayoutSubviews() { fatalError() }
    @objc open dynamic func viewDidLayoutSubviews() { fatalError() }
    @objc open dynamic func updateProperties() { fatalError() }
    @objc open dynamic func setNeedsUpdateProperties() { fatalError() }
    @objc open dynamic func updatePropertiesIfNeeded() { fatalError() }
    @objc open dynamic var title: String?
    @objc open dynamic func didReceiveMemoryWarning() { fatalError() }
    @objc open dynamic var parent: UIViewController? { fatalError() }
    @objc open dynamic var presentedViewController: UIViewController? { fatalError() }
    @objc open dynamic var presentingViewController: UIViewController? { fatalError() }
    @objc open dynamic var definesPresentationContext: Bool = false
    @objc open dynamic var providesPresentationContextTransitionStyle: Bool = false
    @objc open dynamic var restoresFocusAfterTransition: Bool = true
    @objc open dynamic var isBeingPresented: Bool { fatalError() }
    @objc open dynamic var isBeingDismissed: Bool { fatalError() }
    @objc open dynamic var isMovingToParent: Bool { fatalError() }
    @objc open dynamic var isMovingFromParent: Bool { fatalError() }
    @objc open dynamic func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
    @objc open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
    @objc open dynamic var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    @objc open dynamic var modalPresentationStyle: UIModalPresentationStyle = .automatic
    @objc open dynamic var modalPresentationCapturesStatusBarAppearance: Bool = false
    @objc open dynamic var disablesAutomaticKeyboardDismissal: Bool { fatalError() }
    @objc open dynamic var isModalInPresentation: Bool = false
    @objc open dynamic var edgesForExtendedLayout: UIRectEdge = .all
    @objc open dynamic var extendedLayoutIncludesOpaqueBars: Bool = false
    @objc open dynamic var automaticallyAdjustsScrollViewInsets: Bool = true
    @objc open dynamic var preferredContentSize: CGSize = .zero
    @objc open dynamic func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) { fatalError() }
    @objc open dynamic func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { fatalError() }
    @objc open dynamic var preferredStatusBarStyle: UIStatusBarStyle { fatalError() }
    @objc open dynamic var prefersStatusBarHidden: Bool { fatalError() }
    @objc open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { fatalError() }
    @objc open dynamic func setNeedsStatusBarAppearanceUpdate() { fatalError() }
    @objc open dynamic var childForStatusBarStyle: UIViewController? { fatalError() }
    @objc open dynamic var childForStatusBarHidden: UIViewController? { fatalError() }
    @objc open dynamic func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { fatalError() }
    @objc open dynamic func show(_ vc: UIViewController, sender: Any?) { fatalError() }
    @objc open dynamic func showDetailViewController(_ vc: UIViewController, sender: Any?) { fatalError() }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    @objc open dynamic var shouldAutorotate: Bool { fatalError() }
    @objc open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask { fatalError() }
    @objc open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { fatalError() }
    @objc open dynamic func setNeedsUpdateOfSupportedInterfaceOrientations() { fatalError() }
    @objc open dynamic var prefersInterfaceOrientationLocked: Bool { fatalError() }
    @objc open dynamic func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { fatalError() }
    @objc open dynamic class func attemptRotationToDeviceOrientation() { fatalError() }
    @objc open dynamic var interfaceOrientation: UIInterfaceOrientation { fatalError() }
    @objc open dynamic func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) { fatalError() }
    @objc open dynamic func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { fatalError() }
    @objc open dynamic func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) { fatalError() }
    @objc open dynamic func rotatingHeaderView() -> UIView? { fatalError() }
    @objc open dynamic func rotatingFooterView() -> UIView? { fatalError() }
    @objc open dynamic var isEditing: Bool = false
    @objc open dynamic func setEditing(_ editing: Bool, animated: Bool) { fatalError() }
    @objc open dynamic var editButtonItem: UIBarButtonItem { fatalError() }
    @objc open dynamic var children: [UIViewController] { fatalError() }
    @objc open dynamic func addChild(_ childController: UIViewController) { fatalError() }
    @objc open dynamic func removeFromParent() { fatalError() }
    @objc open dynamic func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { fatalError() }
    @objc open dynamic func endAppearanceTransition() { fatalError() }
    @objc open dynamic func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) { fatalError() }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { fatalError() }
    @objc open dynamic func willMove(toParent parent: UIViewController?) { fatalError() }
    @objc open dynamic func didMove(toParent parent: UIViewController?) { fatalError() }
    @objc open dynamic var shouldAutomaticallyForwardAppearanceMethods: Bool { fatalError() }
    @objc open dynamic func updateViewConstraints() { fatalError() }
    @objc open dynamic weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
    @objc open dynamic var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { fatalError() }
    @objc open dynamic var presentationController: UIPresentationController? { fatalError() }
    @objc open dynamic var activePresentationController: UIPresentationController? { fatalError() }
    @objc open dynamic var popoverPresentationController: UIPopoverPresentationController? { fatalError() }
    @objc open dynamic var sheetPresentationController: UISheetPresentationController? { fatalError() }
    @objc open dynamic var navigationItem: UINavigationItem { fatalError() }
    @objc open dynamic var hidesBottomBarWhenPushed: Bool = false
    @objc open dynamic var navigationController: UINavigationController? { fatalError() }
    @objc open dynamic var toolbarItems: [UIBarButtonItem]?
    @objc open dynamic func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { fatalError() }
    @objc open dynamic var tabBarItem: UITabBarItem! = nil
    @objc open dynamic var tabBarController: UITabBarController? { fatalError() }
    @objc open dynamic var tab: UITab? { fatalError() }
    @objc open dynamic var splitViewController: UISplitViewController? { fatalError() }
    @objc open dynamic func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) { fatalError() }
    @objc open dynamic func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { fatalError() }
    @objc open dynamic var topLayoutGuide: UILayoutSupport { fatalError() }
    @objc open dynamic var bottomLayoutGuide: UILayoutSupport { fatalError() }
    @objc open dynamic var additionalSafeAreaInsets: UIEdgeInsets = .zero
    @objc open dynamic var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { fatalError() }
    @objc open dynamic var viewRespectsSystemMinimumLayoutMargins: Bool = true
    @objc open dynamic func viewLayoutMarginsDidChange() { fatalError() }
    @objc open dynamic func viewSafeAreaInsetsDidChange() { fatalError() }
    @objc open dynamic var prefersHomeIndicatorAutoHidden: Bool { fatalError() }
    @objc open dynamic var childForHomeIndicatorAutoHidden: UIViewController? { fatalError() }
    @objc open dynamic func setNeedsUpdateOfHomeIndicatorAutoHidden() { fatalError() }
    @objc open dynamic var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { fatalError() }
    @objc open dynamic var childForScreenEdgesDeferringSystemGestures: UIViewController? { fatalError() }
    @objc open dynamic func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { fatalError() }
    @objc open dynamic var prefersPointerLocked: Bool { fatalError() }
    @objc open dynamic func addKeyCommand(_ keyCommand: UIKeyCommand) { fatalError() }
    @objc open dynamic func removeKeyCommand(_ keyCommand: UIKeyCommand) { fatalError() }
    @objc open dynamic var performsActionsWhilePresentingModally: Bool { fatalError() }
    @objc open dynamic var extensionContext: NSExtensionContext? { fatalError() }
    @objc open dynamic var previewActionItems: [any UIPreviewActionItem] { fatalError() }
    @objc @discardableResult open dynamic func registerForPreviewing(with delegate: UIViewControllerPreviewingDelegate, sourceView: UIView) -> any UIViewControllerPreviewing { fatalError() }
    @objc open dynamic func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) { fatalError() }
    open var contentUnavailableConfiguration: UIContentConfiguration? { get { fatalError() } set { fatalError() } }
    @objc open dynamic func setNeedsUpdateContentUnavailableConfiguration() { fatalError() }
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) { fatalError() }
    public var preferredTransition: UIViewController.Transition? { get { fatalError() } set { fatalError() } }
    @objc open dynamic var restorationIdentifier: String?
    @objc open dynamic var restorationClass: UIViewControllerRestoration.Type?
    @objc open dynamic func encodeRestorableState(with coder: NSCoder) { fatalError() }
    @objc open dynamic func decodeRestorableState(with coder: NSCoder) { fatalError() }
    @objc open dynamic func applicationFinishedRestoringState() { fatalError() }
    @objc open dynamic var focusGroupIdentifier: String?
    @objc open dynamic var preferredFocusEnvironments: [UIFocusEnvironment] { fatalError() }
    @objc open dynamic var preferredFocusedView: UIView? { fatalError() }
    @objc open dynamic func setNeedsFocusUpdate() { fatalError() }
    @objc open dynamic func updateFocusIfNeeded() { fatalError() }
    @objc open dynamic func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { fatalError() }
    @objc open dynamic func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { fatalError() }
    @objc open dynamic var traitCollection: UITraitCollection { fatalError() }
    @objc open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { fatalError() }
    open var traitOverrides: UITraitOverrides { get { fatalError() } set { fatalError() } }
    @objc open dynamic func updateTraitsIfNeeded() { fatalError() }
    @objc open dynamic func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { fatalError() }
    @objc open dynamic func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) { fatalError() }
    @objc open dynamic func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { fatalError() }
    @objc open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { fatalError() }
    @objc open dynamic func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { fatalError() }
    nonisolated public class var showDetailTargetDidChangeNotification: NSNotification.Name { fatalError() }
}
extension UIViewController {
    @preconcurrency @MainActor open class Transition: NSObject {
        public class func zoom(options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?) -> Transition { fatalError() }
        public class var coverVertical: Transition { fatalError() }
        public class var crossDissolve: Transition { fatalError() }
        public class var flipHorizontal: Transition { fatalError() }
        @preconcurrency @MainActor open class ZoomOptions: NSObject { public override init() { fatalError() } ; open var dimmingColor: UIColor? ; open var dimmingVisualEffect: UIBlurEffect? }
        public struct ZoomSourceViewProviderContext { public var zoomedViewController: UIViewController { fatalError() } ; public var sourceViewController: UIViewController { fatalError() } }
    }
}
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    public init(traitCollection: UITraitCollection) { fatalError() }
    public var traitCollection: UITraitCollection { get { fatalError() } set { fatalError() } }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get { fatalError() } set { fatalError() } }
    public var searchText: String? { get { fatalError() } set { fatalError() } }
}
@preconcurrency @MainActor @objc public protocol UIPreviewActionItem where Self: NSObject { var title: String { get } }
@preconcurrency @MainActor @objc open class UIPreviewAction: NSObject, UIPreviewActionItem {
    @objc public enum Style: Int, Sendable { case `default`, selected, destructive }
    public convenience init(title: String, style: UIPreviewAction.Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) { fatalError() }
    @objc open dynamic var title: String { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UIViewControllerPreviewing where Self: NSObject {
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}
@preconcurrency @MainActor @objc public protocol UIViewControllerPreviewingDelegate where Self: NSObject {
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController?
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

@preconcurrency @MainActor @objc public protocol UINavigationControllerDelegate where Self: NSObject {
    @objc optional func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    @objc optional func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    @objc optional func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
    @objc optional func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation
    @objc optional func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    @objc optional func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}
open class UINavigationController: UIViewController {
    @objc public enum Operation: Int, Sendable { case none, push, pop }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { fatalError() }
    public init(rootViewController: UIViewController) { fatalError() }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) { fatalError() }
    @objc @discardableResult open dynamic func popViewController(animated: Bool) -> UIViewController? { fatalError() }
    @objc @discardableResult open dynamic func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { fatalError() }
    @objc @discardableResult open dynamic func popToRootViewController(animated: Bool) -> [UIViewController]? { fatalError() }
    @objc open dynamic var topViewController: UIViewController? { fatalError() }
    @objc open dynamic var visibleViewController: UIViewController? { fatalError() }
    @objc open dynamic var viewControllers: [UIViewController] = []
    @objc open dynamic func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { fatalError() }
    @objc open dynamic var isNavigationBarHidden: Bool = false
    @objc open dynamic func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { fatalError() }
    @objc open dynamic var navigationBar: UINavigationBar { fatalError() }
    @objc open dynamic var isToolbarHidden: Bool = true
    @objc open dynamic func setToolbarHidden(_ hidden: Bool, animated: Bool) { fatalError() }
    @objc open dynamic var toolbar: UIToolbar! = nil
    @_disfavoredOverload @objc open dynamic weak var delegate: UINavigationControllerDelegate?
    @objc open dynamic var interactivePopGestureRecognizer: UIGestureRecognizer? { fatalError() }
    @objc open dynamic var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { fatalError() }
    @objc open dynamic var hidesBarsWhenKeyboardAppears: Bool = false
    @objc open dynamic var hidesBarsOnSwipe: Bool = false
    @objc open dynamic var hidesBarsWhenVerticallyCompact: Bool = false
    @objc open dynamic var hidesBarsOnTap: Bool = false
    @objc open dynamic var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { fatalError() }
    @objc open dynamic var barHideOnTapGestureRecognizer: UITapGestureRecognizer { fatalError() }
    public class var hideShowBarDuration: CGFloat { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UITabBarControllerDelegate where Self: NSObject {
    @objc optional func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    @objc optional func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    @objc optional func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    @objc optional func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    @objc optional func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    @objc optional func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    @objc optional func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    @objc optional func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
    @objc optional func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    @objc optional func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}
open class UITabBarController: UIViewController, UITabBarDelegate {
    @objc public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
    @objc public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }
    @preconcurrency @MainActor @objc(UITabBarControllerSidebar) open class Sidebar: NSObject { open var isHidden: Bool = false; open weak var delegate: AnyObject?; open var headerContentConfiguration: UIContentConfiguration? { get { fatalError() } set { fatalError() } } }
    public convenience init(tabs: [UITab]) { fatalError() }
    @objc open dynamic var viewControllers: [UIViewController]?
    @objc open dynamic func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { fatalError() }
    @objc open dynamic var tabs: [UITab] = []
    @objc open dynamic var selectedTab: UITab?
    @objc open dynamic func setTabs(_ tabs: [UITab], animated: Bool) { fatalError() }
    @objc open dynamic func tab(forIdentifier identifier: String) -> UITab? { fatalError() }
    @objc open dynamic var mode: UITabBarController.Mode = .automatic
    @objc open dynamic var sidebar: UITabBarController.Sidebar { fatalError() }
    @objc open dynamic var isTabBarHidden: Bool = false
    @objc open dynamic func setTabBarHidden(_ hidden: Bool, animated: Bool) { fatalError() }
    @objc open dynamic var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior = .automatic
    @objc open dynamic var bottomAccessory: UITabAccessory?
    @objc open dynamic func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) { fatalError() }
    @objc open dynamic var customizationIdentifier: String?
    @objc open dynamic var compactTabIdentifiers: [String]?
    @objc open dynamic var selectedViewController: UIViewController?
    @objc open dynamic var selectedIndex: Int = 0
    @objc open dynamic var moreNavigationController: UINavigationController { fatalError() }
    @objc open dynamic var customizableViewControllers: [UIViewController]?
    @objc open dynamic var tabBar: UITabBar { fatalError() }
    @objc open dynamic weak var delegate: UITabBarControllerDelegate?
    @objc open dynamic func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { fatalError() }
    @objc open dynamic func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { fatalError() }
    @objc open dynamic func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { fatalError() }
    @objc open dynamic func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) { fatalError() }
    @objc open dynamic func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { fatalError() }
}
@preconcurrency @MainActor @objc open class UITab: NSObject {
    public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) { fatalError() }
    @objc open dynamic var identifier: String { fatalError() }
    @objc open dynamic var title: String = ""
    @objc open dynamic var subtitle: String?
    @objc open dynamic var image: UIImage?
    @objc open dynamic var badgeValue: String?
    @objc open dynamic var isHidden: Bool = false
    @objc open dynamic var viewController: UIViewController? { fatalError() }
    @objc open dynamic var parent: UITabGroup? { fatalError() }
    @objc open dynamic var userInfo: Any?
}
open class UITabGroup: UITab {
    public init(title: String, image: UIImage?, identifier: String, children: [UITab], viewControllerProvider: ((UITab) -> UIViewController)? = nil) { fatalError() }
    @objc open dynamic var children: [UITab] = []
    @objc open dynamic var selectedChild: UITab?
}
open class UISearchTab: UITab {
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) { fatalError() }
    @objc open dynamic var automaticallyActivatesSearch: Bool = false
}
@preconcurrency @MainActor @objc open class UITabAccessory: NSObject {
    @objc public enum Environment: Int, Sendable { case unspecified, none, regular, inline }
    public init(contentView: UIView) { fatalError() }
    @objc open dynamic var contentView: UIView { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UISplitViewControllerDelegate where Self: NSObject {
    @objc optional func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    @objc optional func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    @objc optional func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    @objc optional func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
    @objc optional func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    @objc optional func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    @objc optional func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
    @objc optional func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?
    @objc optional func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
    @objc optional func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController) -> UIInterfaceOrientation
    @objc optional func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
    @objc optional func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
    @objc optional func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    @objc optional func splitViewControllerDidExpand(_ svc: UISplitViewController)
    @objc optional func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    @objc optional func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    @objc optional func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
    @objc optional func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
    @objc optional func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    @objc optional func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}
open class UISplitViewController: UIViewController {
    @objc public enum DisplayMode: Int, Sendable { case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
        public static var primaryHidden: UISplitViewController.DisplayMode { fatalError() }
        public static var allVisible: UISplitViewController.DisplayMode { fatalError() }
        public static var primaryOverlay: UISplitViewController.DisplayMode { fatalError() }
    }
    @objc public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    @objc public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    @objc public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    @objc public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    @objc public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    @objc public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
    public init(style: UISplitViewController.Style) { fatalError() }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic var style: UISplitViewController.Style { fatalError() }
    @objc open dynamic weak var delegate: UISplitViewControllerDelegate?
    @objc open dynamic var showsSecondaryOnlyButton: Bool = false
    @objc open dynamic var preferredSplitBehavior: UISplitViewController.SplitBehavior = .automatic
    @objc open dynamic var splitBehavior: UISplitViewController.SplitBehavior { fatalError() }
    @objc open dynamic func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) { fatalError() }
    @objc open dynamic func viewController(for column: UISplitViewController.Column) -> UIViewController? { fatalError() }
    @objc open dynamic func hide(_ column: UISplitViewController.Column) { fatalError() }
    @objc open dynamic func show(_ column: UISplitViewController.Column) { fatalError() }
    @objc open dynamic func isShowing(_ column: UISplitViewController.Column) -> Bool { fatalError() }
    @objc open dynamic var viewControllers: [UIViewController] = []
    @objc open dynamic var presentsWithGesture: Bool = true
    @objc open dynamic var isCollapsed: Bool { fatalError() }
    @objc open dynamic var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic
    @objc open dynamic var displayMode: UISplitViewController.DisplayMode { fatalError() }
    @objc open dynamic var displayModeButtonItem: UIBarButtonItem { fatalError() }
    @objc open dynamic var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility = .automatic
    @objc open dynamic var preferredPrimaryColumnWidthFraction: CGFloat = 0
    @objc open dynamic var preferredPrimaryColumnWidth: CGFloat = 0
    @objc open dynamic var minimumPrimaryColumnWidth: CGFloat = 0
    @objc open dynamic var maximumPrimaryColumnWidth: CGFloat = 0
    @objc open dynamic var primaryColumnWidth: CGFloat { fatalError() }
    @objc open dynamic var preferredSupplementaryColumnWidthFraction: CGFloat = 0
    @objc open dynamic var preferredSupplementaryColumnWidth: CGFloat = 0
    @objc open dynamic var minimumSupplementaryColumnWidth: CGFloat = 0
    @objc open dynamic var maximumSupplementaryColumnWidth: CGFloat = 0
    @objc open dynamic var supplementaryColumnWidth: CGFloat { fatalError() }
    @objc open dynamic var minimumSecondaryColumnWidth: CGFloat = 0
    @objc open dynamic var preferredSecondaryColumnWidth: CGFloat = 0
    @objc open dynamic var preferredInspectorColumnWidth: CGFloat = 0
    @objc open dynamic var primaryEdge: UISplitViewController.PrimaryEdge = .leading
    @objc open dynamic var primaryBackgroundStyle: UISplitViewController.BackgroundStyle = .none
    public class var automaticDimension: CGFloat { fatalError() }
}
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    public init(style: UITableView.Style) { fatalError() }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic var tableView: UITableView! = nil
    @objc open dynamic var clearsSelectionOnViewWillAppear: Bool = true
    @objc open dynamic var refreshControl: UIRefreshControl?
    @objc open dynamic func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
    @objc open dynamic func numberOfSections(in tableView: UITableView) -> Int { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func sectionIndexTitles(for tableView: UITableView) -> [String]? { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionCommitAnimating) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?) { fatalError() }
    @objc open dynamic func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?) { fatalError() }
    @objc open dynamic func scrollViewDidScroll(_ scrollView: UIScrollView) { fatalError() }
    @objc open dynamic func scrollViewDidZoom(_ scrollView: UIScrollView) { fatalError() }
    @objc open dynamic func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { fatalError() }
    @objc open dynamic func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { fatalError() }
    @objc open dynamic func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { fatalError() }
    @objc open dynamic func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { fatalError() }
    @objc open dynamic func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { fatalError() }
    @objc open dynamic func viewForZooming(in scrollView: UIScrollView) -> UIView? { fatalError() }
    @objc open dynamic func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { fatalError() }
    @objc open dynamic func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { fatalError() }
    @objc open dynamic func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { fatalError() }
    @objc open dynamic func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { fatalError() }
    @objc open dynamic func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { fatalError() }
    open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { fatalError() }
}
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    public init(collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic var collectionView: UICollectionView! = nil
    @objc open dynamic var clearsSelectionOnViewWillAppear: Bool = true
    @objc open dynamic var useLayoutToLayoutNavigationTransitions: Bool = false
    @objc open dynamic var collectionViewLayout: UICollectionViewLayout { fatalError() }
    @objc open dynamic var installsStandardGestureForInteractiveMovement: Bool = true
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { fatalError() }
    @objc open dynamic func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { fatalError() }
    @objc open dynamic func indexTitles(for collectionView: UICollectionView) -> [String]? { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { fatalError() }
    @objc open dynamic func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionCommitAnimating) { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?) { fatalError() }
    @objc open dynamic func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?) { fatalError() }
    @objc open dynamic func scrollViewDidScroll(_ scrollView: UIScrollView) { fatalError() }
    @objc open dynamic func scrollViewDidZoom(_ scrollView: UIScrollView) { fatalError() }
    @objc open dynamic func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { fatalError() }
    @objc open dynamic func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { fatalError() }
    @objc open dynamic func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { fatalError() }
    @objc open dynamic func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { fatalError() }
    @objc open dynamic func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { fatalError() }
    @objc open dynamic func viewForZooming(in scrollView: UIScrollView) -> UIView? { fatalError() }
    @objc open dynamic func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { fatalError() }
    @objc open dynamic func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { fatalError() }
    @objc open dynamic func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { fatalError() }
    @objc open dynamic func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { fatalError() }
    @objc open dynamic func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { fatalError() }
    open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UIPageViewControllerDelegate where Self: NSObject {
    @objc optional func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    @objc optional func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    @objc optional func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
    @objc optional func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
    @objc optional func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation
}
@preconcurrency @MainActor @objc public protocol UIPageViewControllerDataSource where Self: NSObject {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
    @objc optional func presentationCount(for pageViewController: UIPageViewController) -> Int
    @objc optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
open class UIPageViewController: UIViewController {
    @objc public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    @objc public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    @objc public enum NavigationDirection: Int, Sendable { case forward, reverse }
    @objc public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public struct OptionsKey: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = Self(rawValue: ""), interPageSpacing = Self(rawValue: "")
    }
    public init(transitionStyle style: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey: Any]? = nil) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience init() { fatalError() }
    @objc open dynamic weak var delegate: UIPageViewControllerDelegate?
    @objc open dynamic weak var dataSource: UIPageViewControllerDataSource?
    @objc open dynamic var transitionStyle: UIPageViewController.TransitionStyle { fatalError() }
    @objc open dynamic var navigationOrientation: UIPageViewController.NavigationOrientation { fatalError() }
    @objc open dynamic var spineLocation: UIPageViewController.SpineLocation { fatalError() }
    @objc open dynamic var isDoubleSided: Bool = false
    @objc open dynamic var gestureRecognizers: [UIGestureRecognizer] { fatalError() }
    @objc open dynamic var viewControllers: [UIViewController]? { fatalError() }
    @objc open dynamic func setViewControllers(_ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil) { fatalError() }
}

@preconcurrency @MainActor @objc open class UIAlertAction: NSObject, NSCopying {
    @objc public enum Style: Int, Sendable { case `default`, cancel, destructive }
    override init() { fatalError() }
    public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) { fatalError() }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    @objc open dynamic var title: String? { fatalError() }
    @objc open dynamic var style: UIAlertAction.Style { fatalError() }
    @objc open dynamic var isEnabled: Bool = true
}
open class UIAlertController: UIViewController {
    @objc public enum Style: Int, Sendable { case actionSheet, alert }
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) { fatalError() }
    @objc open dynamic func addAction(_ action: UIAlertAction) { fatalError() }
    @objc open dynamic var actions: [UIAlertAction] { fatalError() }
    @objc open dynamic var preferredAction: UIAlertAction?
    @objc open dynamic func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { fatalError() }
    @objc open dynamic var textFields: [UITextField]? { fatalError() }
    @objc open dynamic var message: String?
    @objc open dynamic var preferredStyle: UIAlertController.Style { fatalError() }
    @objc open dynamic var severity: UIAlertControllerSeverity = .default
}
@objc public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }

@preconcurrency @MainActor @objc open class UIActivity: NSObject {
    public struct ActivityType: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let postToFacebook = Self(""), postToTwitter = Self(""), postToWeibo = Self(""), message = Self(""), mail = Self(""), print = Self(""), copyToPasteboard = Self(""), assignToContact = Self(""), saveToCameraRoll = Self(""), addToReadingList = Self(""), postToFlickr = Self(""), postToVimeo = Self(""), postToTencentWeibo = Self(""), airDrop = Self(""), openInIBooks = Self(""), markupAsPDF = Self(""), sharePlay = Self(""), collaborationInviteWithLink = Self("")
    }
    @objc public enum Category: Int, Sendable { case action, share }
    public override init() { fatalError() }
    @objc open dynamic class var activityCategory: UIActivity.Category { fatalError() }
    @objc open dynamic var activityType: UIActivity.ActivityType? { fatalError() }
    @objc open dynamic var activityTitle: String? { fatalError() }
    @objc open dynamic var activityImage: UIImage? { fatalError() }
    @objc open dynamic func canPerform(withActivityItems activityItems: [Any]) -> Bool { fatalError() }
    @objc open dynamic func prepare(withActivityItems activityItems: [Any]) { fatalError() }
    @objc open dynamic var activityViewController: UIViewController? { fatalError() }
    @objc open dynamic func perform() { fatalError() }
    @objc open dynamic func activityDidFinish(_ completed: Bool) { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UIActivityItemSource where Self: NSObject {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
    @objc optional func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
    @objc optional func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String
    @objc optional func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage?
}
@preconcurrency @MainActor open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    public init(placeholderItem: Any) { fatalError() }
    @objc nonisolated open dynamic var item: Any { fatalError() }
    @objc open dynamic var placeholderItem: Any? { fatalError() }
    @objc open dynamic var activityType: UIActivity.ActivityType? { fatalError() }
    @objc open dynamic func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { fatalError() }
    @objc open dynamic func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? { fatalError() }
    @objc open dynamic func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String { fatalError() }
    @objc open dynamic func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String { fatalError() }
    @objc open dynamic func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage? { fatalError() }
}
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
    @objc open dynamic var excludedActivityTypes: [UIActivity.ActivityType]?
    @objc open dynamic var allowsProminentActivity: Bool = true
}

@preconcurrency @MainActor @objc public protocol UISearchResultsUpdating where Self: NSObject {
    func updateSearchResults(for searchController: UISearchController)
}
@preconcurrency @MainActor @objc public protocol UISearchControllerDelegate where Self: NSObject {
    @objc optional func willPresentSearchController(_ searchController: UISearchController)
    @objc optional func didPresentSearchController(_ searchController: UISearchController)
    @objc optional func willDismissSearchController(_ searchController: UISearchController)
    @objc optional func didDismissSearchController(_ searchController: UISearchController)
    @objc optional func presentSearchController(_ searchController: UISearchController)
}
open class UISearchController: UIViewController {
    public init(searchResultsController: UIViewController?) { fatalError() }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic weak var searchResultsUpdater: UISearchResultsUpdating?
    @objc open dynamic var isActive: Bool = false
    @objc open dynamic weak var delegate: UISearchControllerDelegate?
    @objc open dynamic var dimsBackgroundDuringPresentation: Bool = true
    @objc open dynamic var obscuresBackgroundDuringPresentation: Bool = true
    @objc open dynamic var hidesNavigationBarDuringPresentation: Bool = true
    @objc open dynamic var searchResultsController: UIViewController? { fatalError() }
    @objc open dynamic var searchBar: UISearchBar { fatalError() }
    @objc open dynamic var showsSearchResultsController: Bool = false
    @objc open dynamic var automaticallyShowsSearchResultsController: Bool = true
    @objc open dynamic var automaticallyShowsCancelButton: Bool = true
    @objc open dynamic var automaticallyShowsScopeBar: Bool = true
}
open class UIInputViewController: UIViewController, UITextInputDelegate {
    @objc open dynamic var inputView_: UIInputView? { fatalError() }
    @objc open dynamic var primaryLanguage: String?
    @objc open dynamic var hasFullAccess: Bool { fatalError() }
    @objc open dynamic var hasDictationKey: Bool = false
    @objc open dynamic var needsInputModeSwitchKey: Bool { fatalError() }
    @objc open dynamic func dismissKeyboard() { fatalError() }
    @objc open dynamic func advanceToNextInputMode() { fatalError() }
    @objc open dynamic func handleInputModeList(from view: UIView, with event: UIEvent) { fatalError() }
    @objc open dynamic var textDocumentProxy: any UITextDocumentProxy { fatalError() }
    @objc open dynamic func selectionWillChange(_ textInput: (any UITextInput)?) { fatalError() }
    @objc open dynamic func selectionDidChange(_ textInput: (any UITextInput)?) { fatalError() }
    @objc open dynamic func textWillChange(_ textInput: (any UITextInput)?) { fatalError() }
    @objc open dynamic func textDidChange(_ textInput: (any UITextInput)?) { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
}
open class UIInputView: UIView {
    @objc public enum Style: Int, Sendable { case `default`, keyboard }
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic var allowsSelfSizing: Bool = false
}
@preconcurrency @MainActor @objc open class UITextInputAssistantItem: NSObject {
    @objc open dynamic var allowsHidingShortcuts: Bool = true
    @objc open dynamic var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    @objc open dynamic var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

@preconcurrency @MainActor @objc open class UIStoryboard: NSObject {
    override init() { fatalError() }
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) { fatalError() }
    @objc open dynamic func instantiateInitialViewController() -> UIViewController? { fatalError() }
    public func instantiateInitialViewController<ViewController: UIViewController>(creator: ((NSCoder) -> ViewController?)? = nil) -> ViewController? { fatalError() }
    @objc open dynamic func instantiateViewController(withIdentifier identifier: String) -> UIViewController { fatalError() }
    public func instantiateViewController<ViewController: UIViewController>(identifier: String, creator: ((NSCoder) -> ViewController?)? = nil) -> ViewController { fatalError() }
}
@preconcurrency @MainActor @objc open class UIStoryboardSegue: NSObject {
    public init(identifier: String?, source: UIViewController, destination: UIViewController) { fatalError() }
    public convenience init(identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void) { fatalError() }
    @objc open dynamic var identifier: String? { fatalError() }
    @objc open dynamic var source: UIViewController { fatalError() }
    @objc open dynamic var destination: UIViewController { fatalError() }
    @objc open dynamic func perform() { fatalError() }
}
@preconcurrency @MainActor @objc open class UIStoryboardUnwindSegueSource: NSObject {}
@preconcurrency @MainActor @objc open class UINib: NSObject {
    public struct OptionsKey: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = Self(rawValue: "")
    }
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) { fatalError() }
    public convenience init(data: Data, bundle bundleOrNil: Bundle?) { fatalError() }
    @objc open dynamic func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] { fatalError() }
}
