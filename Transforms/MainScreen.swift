import Rewriting
import Semantics
import Syntax

/// What is left of `UIScreen.main`: its traits, capture state, brightness, modes, and the main screen itself.
///
/// A screen is found through the scene that shows a view; before that, and for code that belongs to no view, a person has to say which.
package struct MainScreen: Transform {
  package static let metadata = Metadata(
    id: "main-screen",
    title: "The rest of UIScreen.main",
    summary: "Traits, capture state, brightness and modes of the main screen become those of the screen that shows the view.",
    checklistItem: "Main screen references",
    explanation: """
      Matches every other use of `UIScreen.main`, `UIScreen.screens`, and the notifications about screens.

      Writes the view's or the controller's own `traitCollection` for `UIScreen.main.traitCollection`;
      `traitCollection.sceneCaptureState == .active` for `isCaptured` (iOS 17); `view.window?.windowScene?.screen` in front of
      `brightness = ...` and `wantsSoftwareDimming = ...`, and in front of what is read where an optional is welcome (`??`, `if let`,
      `guard let`, an optional chain, an optional parameter or property).

      Leaves a TODO for reads where an optional does not fit, for code before the view is in a window, for the main screen as a value
      (stored, compared, passed on), for `UIScreen.screens` and for notifications: which screen is meant only a person knows.
      """,
    example: (
      before: "UIScreen.main.brightness = 1",
      after: "view.window?.windowScene?.screen.brightness = 1"
    ))
  package static let triggers = ["UIScreen"]
  package static let anchors: [NodeKind] = [.memberAccess, .identifier]

  package init() {}

  package func findings(at node: Node, in context: Context) -> [Finding] {
    if let finding = listOrNotification(node, in: context) { return [finding] }
    if node.isImplicitMainScreen(in: context.model) { return [.todo(at: node, message: Wording.bareScreen(at: node, in: context))] }
    guard let screen = MainScreenExpression(node, in: context.model), screen.node == node else { return [] }
    guard let access = node.parenthesized.parent.flatMap(MemberAccess.init), access.base?.unparenthesized == node,
      let read = MainScreenRead(access.node, in: context.model)
    else { return [.todo(at: node, message: Wording.bareScreen(at: node, in: context))] }
    switch read.member {
    case "scale", "bounds": return []
    case "traitCollection": return traits(read, in: context)
    case "isCaptured": return [captured(read, in: context)]
    case "brightness", "wantsSoftwareDimming": return [setting(read, in: context) ?? reading(read, in: context)]
    default: return [reading(read, in: context)]
    }
  }

  // MARK: Traits

  private func traits(_ read: MainScreenRead, in context: Context) -> [Finding] {
    // The idiom is a question of its own, with an answer of its own.
    let asksIdiom = read.node.parenthesized.parent.flatMap(MemberAccess.init)?.isNamed("userInterfaceIdiom") ?? false
    switch context.model.traitSource(at: read.node) {
    case .own(let source), .handed(let source):
      if let kept = read.node.lazyValueAround { return [.todo(at: read.node, message: Wording.lazy(kept, at: read.node, need: "traits"))] }
      return [.rewrite(read.node, message: "UIScreen.main.traitCollection → \(source)", edits: read.edits(replacingItBy: source))]
    case _ where asksIdiom: return []
    case .environment:
      return [.todo(at: read.node, message: Wording.environmentForTraits(at: read))]
    case .environmentValues(let values): return [.todo(at: read.node, message: "read the value that is asked for from \(values)")]
    case .none(let reason):
      return [
        .todo(
          at: read.node, message: Wording.noTraits(reason, at: read.node, need: "traits", in: context),
          helper: Wording.helper(at: read.node, in: context))
      ]
    }
  }

  private func captured(_ read: MainScreenRead, in context: Context) -> Finding {
    let node = read.node
    func todo(_ message: String) -> Finding { .todo(at: node, message: message, helper: Wording.helper(at: node, in: context)) }
    if let kept = node.lazyValueAround { return todo(Wording.lazy(kept, at: node, need: "sceneCaptureState")) }
    if let flag = node.storedFlag, node.phase != .tracked {
      return todo("`\(flag)` keeps this answer: set it again when UITraitSceneCaptureState changes")
    }
    switch context.model.traitSource(at: node) {
    case .own(let source), .handed(let source):
      guard context.minimumOS >= 17 else {
        return todo("sceneCaptureState needs iOS 17: below it ask the screen of the view's window scene")
      }
      let text = source + ".sceneCaptureState == .active"
      let needsBrackets = node.comparisonNeedsBrackets
      var edits = read.edits(replacingItBy: (needsBrackets ? "(" : "") + source)
      edits.append(.insert(".sceneCaptureState == .active" + (needsBrackets ? ")" : ""), at: node.range.upperBound))
      return .rewrite(node, message: "UIScreen.main.isCaptured → \(text)", edits: edits)
    case .environment, .environmentValues: return todo("ask the environment: @Environment(\\.isSceneCaptured), a property of the view")
    case .none(let reason): return todo(Wording.noTraits(reason, at: node, need: "sceneCaptureState", in: context))
    }
  }

  // MARK: The screen behind the window

  /// An assignment to a property of the screen; nil where it is read.
  private func setting(_ read: MainScreenRead, in context: Context) -> Finding? {
    guard let assignment = read.node.parenthesized.parent.flatMap(InfixOperator.init), assignment.assigns,
      assignment.left.unparenthesized == read.node
    else { return nil }
    return throughWindow(read, in: context) ?? withoutScreen(read, in: context)
  }

  private func reading(_ read: MainScreenRead, in context: Context) -> Finding {
    let node = read.node
    if read.member == "observe" || read.member == "addObserver" {
      return .todo(at: node, message: "observe the screen of the view's window scene, and start anew when the scene changes")
    }
    guard node.lazyValueAround == nil, node.chainAcceptsOptional(in: context.model) else { return withoutScreen(read, in: context) }
    return throughWindow(read, in: context) ?? withoutScreen(read, in: context)
  }

  private func withoutScreen(_ read: MainScreenRead, in context: Context) -> Finding {
    .todo(at: read.node, message: Wording.noScreen(of: read, in: context), helper: Wording.helper(at: read.node, in: context))
  }

  /// `view.window?.windowScene?.screen` in the main screen's place; nil where there is no view in a window.
  private func throughWindow(_ read: MainScreenRead, in context: Context) -> Finding? {
    let node = read.node
    guard let type = node.enclosingType, let method = node.enclosingMethodName, !LifeCycle.hasNoWindow(method), node.phase != .setUp,
      node.windowLoss == nil
    else { return nil }
    let window: String?
    switch context.model.kind(of: type) {
    case .controller: window = context.model.memberOfSelf("view", at: node).map { $0 + ".window" }
    case .view: window = context.model.memberOfSelf("window", at: node)
    default: window = nil
    }
    guard let window else { return nil }
    // A window knows its scene itself.
    let isWindow = context.model.inherits(type, from: "UIWindow")
    guard
      let source = isWindow
        ? context.model.memberOfSelf("windowScene", at: node).map({ $0 + "?.screen" }) : window + "?.windowScene?.screen"
    else { return nil }
    return .rewrite(
      node, message: "UIScreen.main.\(read.member) → \(source).\(read.member)", edits: read.screen.edits(replacingItByChain: source))
  }

  // MARK: The screen itself

  private func listOrNotification(_ node: Node, in context: Context) -> Finding? {
    guard let access = MemberAccess(node), let base = access.base?.unparenthesized, base.isIdentifier("UIScreen"),
      context.model.isSDKName("UIScreen", at: node)
    else { return nil }
    switch access.name {
    case "screens": return .todo(at: node, message: Wording.screens(at: node))
    case "didDisconnectNotification":
      return .todo(at: node, message: "a display's scene disconnects with it: handle that in a scene delegate, not this notification")
    case "didConnectNotification":
      return .todo(at: node, message: "a display arrives as a scene: handle its connection in a scene delegate, not this notification")
    case "capturedDidChangeNotification":
      return .todo(at: node, message: "register for UITraitSceneCaptureState in the view that has to react, not for this notification")
    default: return nil
    }
  }
}
