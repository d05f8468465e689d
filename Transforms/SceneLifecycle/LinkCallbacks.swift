import Rewriting
import Semantics
import Syntax

/// The methods by which UIKit hands an app delegate links, activities and shortcuts, and which it does not call once there are scenes.
enum LinkCallback: String, CaseIterable {
  case openURL = "application(_:open:options:)"
  case openURLFrom = "application(_:open:sourceApplication:annotation:)"
  case handleURL = "application(_:handleOpen:)"
  case activity = "application(_:continue:restorationHandler:)"
  case shortcut = "application(_:performActionFor:completionHandler:)"
  case share = "application(_:userDidAcceptCloudKitShareWith:)"
  // A scene has counterparts of these that say something else: they are a person's.
  case asyncShortcut = "application(_:performActionFor:)"
  case willContinue = "application(_:willContinueUserActivityWithType:)"
  case didFail = "application(_:didFailToContinueUserActivityWithType:error:)"
  case didUpdate = "application(_:didUpdate:)"

  /// Whether the scene delegate can hand on what it gets.
  var isForwarded: Bool { ![.asyncShortcut, .willContinue, .didFail, .didUpdate].contains(self) }
  /// The label by which a call of it is known.
  var label: String {
    switch self {
    case .openURL, .openURLFrom: "open"
    case .handleURL: "handleOpen"
    case .activity: "continue"
    case .shortcut, .asyncShortcut: "performActionFor"
    case .share: "userDidAcceptCloudKitShareWith"
    case .willContinue: "willContinueUserActivityWithType"
    case .didFail: "didFailToContinueUserActivityWithType"
    case .didUpdate: "didUpdate"
    }
  }

  /// The counterpart, for people.
  var sceneMethod: String {
    switch self {
    case .openURL, .openURLFrom, .handleURL: "scene(_:openURLContexts:)"
    case .activity: "scene(_:continue:)"
    case .shortcut: "windowScene(_:performActionFor:completionHandler:)"
    case .asyncShortcut: "windowScene(_:performActionFor:)"
    case .share: "windowScene(_:userDidAcceptCloudKitShareWith:)"
    case .willContinue: "scene(_:willContinueUserActivityWithType:)"
    case .didFail: "scene(_:didFailToContinueUserActivityWithType:error:)"
    case .didUpdate: "scene(_:didUpdate:)"
    }
  }

  /// What stands above one that no scene hands anything on to.
  var leftover: String { "with scenes UIKit calls \(sceneMethod) instead: move this there" }
}

/// The link methods that an app delegate has.
struct LinkPlan {
  let methods: [(callback: LinkCallback, method: AppDelegateCode.Method)]

  init(delegate: AppDelegateCode) {
    methods = LinkCallback.allCases.compactMap { callback in delegate.method(callback.rawValue).map { (callback, $0) } }
  }

  func method(_ callback: LinkCallback) -> AppDelegateCode.Method? { methods.first { $0.callback == callback }?.method }

  /// Those that the scene delegate forwards to. Of the three for URLs only the newest that is there: UIKit called no other.
  var forwarded: [LinkCallback] {
    let url = [LinkCallback.openURL, .openURLFrom, .handleURL].first { method($0) != nil }
    return methods.map(\.callback).filter { callback in
      switch callback {
      case .openURL, .openURLFrom, .handleURL: callback == url
      default: callback.isForwarded
      }
    }
  }

  /// Those that are a person's.
  var left: [(callback: LinkCallback, method: AppDelegateCode.Method)] { methods.filter { !$0.callback.isForwarded } }
}

/// Reads of what launched the app from `launchOptions`, which scenes leave empty.
enum LaunchOptions {
  /// A file without any of these reads none: the usual name, and the types of the keys.
  static let words = ["launchOptions", "LaunchOptionsKey", "UIApplicationLaunchOptionsKey"]

  /// A key and where what it meant comes from now.
  private static let sources: [String: String] = [
    "url": "connectionOptions.urlContexts", "sourceApplication": "connectionOptions.urlContexts",
    "annotation": "connectionOptions.urlContexts", "userActivityDictionary": "connectionOptions.userActivities",
    "userActivityType": "connectionOptions.handoffUserActivityType", "shortcutItem": "connectionOptions.shortcutItem",
    "cloudKitShareMetadata": "connectionOptions.cloudKitShareMetadata", "remoteNotification": "connectionOptions.notificationResponse",
  ]

  /// A TODO for each read in a file.
  static func notes(in tree: SyntaxTree, file: String) -> [TodoNote] {
    tree.root.preorder.compactMap { node in
      guard let key = key(readBy: node), let source = sources[key] else { return nil }
      return TodoNote(
        at: node.range.lowerBound, message: "scenes leave `.\(key)` out of launchOptions: read \(source) instead", in: file)
    }
  }

  private static func key(readBy node: Node) -> String? {
    if let read = SubscriptCall(node), isLaunchOptions(read.base) { return read.arguments.first?.expression.lastName }
    guard let call = FunctionCall(node), let access = MemberAccess(call.callee.unparenthesized), let base = access.base else { return nil }
    // `launchOptions?.keys.contains(.url)`, `launchOptions?.index(forKey: .url)`
    guard access.isNamed("contains") || access.isNamed("index"), isLaunchOptions(base.chainRoot) else { return nil }
    return call.arguments.first?.expression.lastName
  }

  /// - Parameter namesLeft: How many locals may be followed, one to the next: in code that does not compile they may lead in a circle.
  private static func isLaunchOptions(_ base: Node, namesLeft: Int = 4) -> Bool {
    let root = base.chainRoot
    guard root.kind == .identifier else { return false }
    let name = root.tree.name(ofToken: root.firstToken)
    guard var binding = root.localBinding(named: name) else { return name == "launchOptions" }
    // `guard let options` is bound to what had the name before.
    while binding.kind == .optionalBinding, binding.value == nil, let outer = binding.node.localBinding(named: name) { binding = outer }
    if let type = binding.type { return type.text.contains("LaunchOptionsKey") }
    // `guard let options = launchOptions`
    if let value = binding.value, value != root, !value.isAncestor(of: root) {
      return namesLeft > 0 && isLaunchOptions(value, namesLeft: namesLeft - 1)
    }
    return name == "launchOptions"
  }
}
