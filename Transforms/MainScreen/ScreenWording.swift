import Rewriting
import Semantics
import Syntax

extension Wording {
  /// A read or an assignment that no screen behind a window can take over here.
  static func noScreen(of read: MainScreenRead, in context: Context) -> String {
    let (node, member) = (read.node, read.member)
    let model = context.model
    let kind = node.enclosingType.map { model.kind(of: $0) }
    if let number = node.wholeChain.comparedNumber, member == "nativeBounds" || member == "nativeScale" {
      let advice = "ask the size class, or the available space"
      guard helper(at: node, in: context) != nil else { return "\(number) tells devices apart by their pixels: \(advice)" }
      return about(node.declaredName, isCounted: true, "tells devices apart by their pixels, \(number): \(advice)")
    }
    if let reason = model.selfAccess(at: node).reason {
      switch reason {
      case .weakSelf(.gone): return "self is gone here: read `\(member)` from its window's screen before the closure"
      case .weakSelf: return "self may be gone here: bind it (guard let self), then ask its window's screen for `\(member)`"
      case .wouldBeRetained: return "this closure would retain self: capture it weakly, ask its window's screen for `\(member)`"
      case .offMainThread: return "a screen may not be asked off the main thread: read `\(member)` before the hop"
      case .storedValue where kind == .controller || kind == .view:
        let later = kind == .view ? "didMoveToWindow" : "viewIsAppearing"
        return about(node.declaredName, "is set before there is a window: ask its scene's screen in \(later) or later")
      default: return unknownScreen(of: read)
      }
    }
    if member == "snapshotView" { return "take the snapshot of the view's window: the main screen may show another" }
    if member == "displayLink" { return pace }
    guard kind == .controller || kind == .view else { return screenElsewhere(read, kind, in: context) }
    let window = kind == .view ? "window" : "view.window"
    if let method = node.enclosingMethodName, LifeCycle.hasNoWindow(method) || node.phase == .setUp || node.lazyValueAround != nil {
      return noWindow(
        at: node, isView: kind == .view, doing: read.isSet ? "set `\(member)` on its scene's screen" : "ask its scene's screen")
    }
    if let loss = node.windowLoss {
      return lost(loss, doing: read.isSet ? "set `\(member)` on its scene's screen" : "ask its scene's screen")
    }
    if let other = read.otherScreenMember(in: context, anyMember: true) {
      return Message.fitting(
        "compared with the screen's \(other): ask both of \(window)?.windowScene?.screen",
        "ask both sides of \(window)?.windowScene?.screen")
    }
    if member.hasSuffix("oordinateSpace") {
      return "which screen? use \(window)?.windowScene?.screen.\(member), or the one the notification names"
    }
    return "`\(member)` is that of \(window)?.windowScene?.screen: decide what to use without a window"
  }

  /// The view is in no window in this method.
  /// - Parameter action: What has to be done when it is: "ask view.window".
  static func noWindow(at node: Node, isView: Bool, doing action: String) -> String {
    let name = node.enclosingMethodName ?? node.declaredName
    switch name {
    case "viewDidDisappear":
      return Message.fitting(
        "the window is gone in `viewDidDisappear`: \(action) in viewWillDisappear",
        "the window is gone here: \(action) in viewWillDisappear")
    case "willMove":
      if let new = node.visibleBindings.first(where: { $0.isParameter && $0.typeName == "UIWindow" }), new.name != "_" {
        return "in `willMove` the view still is where it was: the window that it comes into is `\(new.name)`"
      }
      return "in `willMove` the view still is where it was: \(action) in \(isView ? "didMoveToWindow" : "viewIsAppearing")"
    case "deinit": return "the window is gone in `deinit`: \(action) while the view is on screen"
    default:
      let later = isView ? "didMoveToWindow" : "viewIsAppearing"
      return Message.fitting(
        "no window yet in `\(name)`: \(action) in \(later) or later", "no window yet here: \(action) in \(later) or later")
    }
  }

  /// The view was in a window, and may be in none here.
  static func lost(_ loss: WindowLoss, doing action: String) -> String {
    switch loss {
    case .removed: "the view has left its window here: \(action) before it is removed"
    case .dismissed: "the view may have left its window here: \(action) before it is dismissed"
    case .rootReplaced: "the window drops this view with its new root: \(action) before that, and keep it"
    }
  }

  private static let pace = "a display link keeps one display's rate: make it from the screen of the window that it animates"

  private static func unknownScreen(of read: MainScreenRead) -> String {
    if let screen = nearestScreen(at: read.node) { return "ask the screen of what is passed in: \(screen).\(read.member)" }
    let name = read.node.declaredName
    if read.member == "snapshotView" { return "take the snapshot of the window that is meant: the main screen may show another" }
    if read.member == "displayLink" { return pace }
    if read.isSet { return about(name, isCounted: true, "knows no window: pass in the UIScreen whose `\(read.member)` is meant") }
    return about(name, isCounted: true, "knows no window: pass in the `\(read.member)` of the screen that shows the view")
  }

  /// The screen of a parameter: a screen, a scene, a window.
  private static func nearestScreen(at node: Node) -> String? {
    for binding in node.visibleBindings where binding.isParameter && binding.name != "_" {
      let mark = binding.isOptional ? "?" : ""
      switch binding.typeName {
      case "UIScreen": return binding.name
      case "UIWindowScene": return binding.name + mark + ".screen"
      case "UIWindow", "UIView": return binding.name + mark + (binding.typeName == "UIView" ? ".window?" : "") + ".windowScene?.screen"
      case "UIViewController": return binding.name + mark + ".view.window?.windowScene?.screen"
      default: continue
      }
    }
    return nil
  }

  private static func screenElsewhere(_ read: MainScreenRead, _ kind: TypeKind?, in context: Context) -> String {
    let member = read.member
    switch kind {
    case .swiftUIView where read.isSet: return "SwiftUI has no `\(member)` to set: do it on the UIWindowScene that shows this view"
    case .swiftUIView: return "SwiftUI has no `\(member)`: pass it in from the UIWindowScene that shows this view"
    case .layer: return "a layer knows no screen: let its view pass it `\(member)` of window?.windowScene?.screen"
    case .sceneDelegate: return "ask the scene's own screen: windowScene.screen.\(member)"
    case .presentation: return "ask containerView?.window?.windowScene?.screen for `\(member)` and decide what to use without it"
    default: return unknownScreen(of: read)
    }
  }

  /// The SwiftUI environment's value for what is read of the main screen's traits.
  static func environmentForTraits(at read: MainScreenRead) -> String {
    let keys = [
      "userInterfaceStyle": "colorScheme", "horizontalSizeClass": "horizontalSizeClass", "verticalSizeClass": "verticalSizeClass",
      "displayScale": "displayScale", "layoutDirection": "layoutDirection", "preferredContentSizeCategory": "dynamicTypeSize",
      "legibilityWeight": "legibilityWeight", "accessibilityContrast": "colorSchemeContrast", "displayGamut": "displayGamut",
    ]
    let asked = read.node.parenthesized.parent.flatMap(MemberAccess.init)?.name ?? ""
    guard let key = keys[asked] else { return "read the value that is asked for from @Environment, as a property of this view" }
    return "a SwiftUI view has its traits in the environment: read @Environment(\\.\(key))"
  }

  /// `UIScreen.screens`.
  static func screens(at node: Node) -> String {
    let chain = node.wholeChain
    if chain.text.contains(".count") || chain.text.contains("isEmpty") {
      return "whether another display is there: ask the connected scenes of role windowExternalDisplayNonInteractive"
    }
    return "displays come as scenes: take the screen of the scene that is meant, not one from this list"
  }

  /// The main screen as a value.
  static func bareScreen(at node: Node, in context: Context) -> String {
    let place = node.parenthesized
    if let infix = place.parent.flatMap(InfixOperator.init), infix.isOperator("??") {
      return "the main screen is no fallback: decide what to do while there is no window"
    }
    if let infix = place.parent.flatMap(InfixOperator.init), !infix.assigns {
      return "comparing with the main screen says little on two displays: ask what differs (traits, size, role)"
    }
    if let argument = place.parent.flatMap(Argument.init), let holder = argument.node.parent?.parent {
      if argument.label == "object" { return "notifications of both displays matter: pass nil, then ask the notification's object" }
      if let name = FunctionCall(holder)?.calleeName {
        return about(name, "is passed the main screen: pass the screen of the window scene that the view is in")
      }
    }
    if node.enclosing(.parameter) != nil {
      return "a default of the main screen hides the choice: let callers pass their window scene's screen"
    }
    if node.isInStoredValue {
      return about(node.declaredName, "keeps one of two displays: take window?.windowScene?.screen when it is needed")
    }
    if let binding = place.parent?.parent.flatMap(PatternBinding.init), let name = binding.name {
      let uses = binding.node.uses(ofLocal: name, declaredBy: binding.node)
      let asked = Set(uses.map { $0.parent.flatMap(MemberAccess.init)?.name ?? "" })
      let owner = node.enclosingType.map { context.model.kind(of: $0) }
      if !asked.isEmpty, asked.isSubset(of: ["bounds", "scale"]), owner == .controller || owner == .view {
        let bounds = owner == .controller ? "view.bounds" : "the view's bounds"
        let sources = (asked.contains("bounds") ? [bounds] : []) + (asked.contains("scale") ? ["traitCollection.displayScale"] : [])
        return about(name, "is one of two displays: ask \(sources.joined(separator: " and ")) where it is used")
      }
      return about(name, "is one of two displays: take the screen of the window scene that the view is in")
    }
    return "the main screen is one of two displays: take the screen of the window scene that is meant"
  }
}

extension Node {
  /// `.main` where an annotation, a parameter's type or a function of the project says that a screen is meant.
  func isImplicitMainScreen(in model: FileModel) -> Bool {
    guard let access = MemberAccess(self), access.base == nil, access.isNamed("main") else { return false }
    let place = parenthesized
    guard let parent = place.parent else { return false }
    if parent.kind == .initializerClause, let holder = parent.parent {
      let type = PatternBinding(holder)?.type ?? Parameter(holder)?.type
      return type.map { TypeName($0).name == "UIScreen" } ?? false
    }
    guard let argument = Argument(parent), let call = argument.node.parent?.parent.flatMap(FunctionCall.init),
      let position = call.arguments.firstIndex(where: { $0.node == argument.node }), let name = call.declaredName
    else { return false }
    return model.index.parameters(ofFunction: name, labels: call.arguments.map(\.label))
      .contains { position < $0.count && ["UIScreen", "UIScreen?"].contains($0[position].type) }
  }
}

extension MainScreenRead {
  /// It is assigned to.
  var isSet: Bool {
    let place = node.parenthesized
    return place.parent.flatMap(InfixOperator.init).map { $0.assigns && $0.left == place } ?? false
  }

  /// Whether another read that it is compared with keeps its `UIScreen.main`.
  private func staysBehind(_ other: MainScreenRead, in context: Context) -> Bool {
    switch other.member {
    case "scale", "traitCollection": return false
    case "bounds":
      guard member != "bounds", let bounds = ScreenBounds(other.node, in: context.model) else { return false }
      if case .person = BoundsJudge(bounds, in: context).verdict { return true }
      return false
    default: return true
    }
  }

  /// What is read of the screen on the other side of a comparison, if that cannot be rewritten: `nativeScale`.
  /// - Parameter anyMember: Reads that can be rewritten count too.
  func otherScreenMember(in context: Context, anyMember: Bool = false) -> String? {
    var child = node
    for ancestor in node.ancestors {
      if let infix = InfixOperator(ancestor) {
        if ["==", "!=", "<", ">", "<=", ">=", "===", "!=="].contains(infix.operatorText) {
          func reads(in side: Node) -> [MainScreenRead] { side.preorder.compactMap { MainScreenRead($0, in: context.model) } }
          let others = reads(in: infix.left == child ? infix.right : infix.left)
          guard !others.isEmpty else { return nil }
          return (others + (anyMember ? [] : reads(in: child))).first { anyMember || $0.node != node && staysBehind($0, in: context) }?
            .member
        }
        if infix.assigns || infix.isOperator("&&") || infix.isOperator("||") || infix.isOperator("??") { return nil }
      } else if ancestor.kind != .tuple && ancestor.kind != .argument && ancestor.kind != .prefixOperator && ancestor.kind != .memberAccess
      {
        return nil
      }
      child = ancestor
    }
    return nil
  }
}

extension Node {
  /// The number that this is compared with, as it is spelled.
  fileprivate var comparedNumber: String? {
    guard let infix = parent.flatMap(InfixOperator.init), ["==", "!=", "<", ">", "<=", ">="].contains(infix.operatorText) else {
      return nil
    }
    let other = infix.left == self ? infix.right : infix.left
    return other.isNumber && other.tokenCount < 3 ? other.text : nil
  }
}
