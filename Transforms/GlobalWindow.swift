import Rewriting
import Semantics
import Syntax

/// `UIApplication.shared.keyWindow`, `.windows.first`, `.connectedScenes.first as? UIWindowScene` → the window the view is in.
///
/// An app with two scenes has two windows, and which one the application names first is chance; a view knows its own.
package struct GlobalWindow: Transform {
  package static let metadata = Metadata(
    id: "global-window",
    title: "Windows found through globals",
    summary: "A window or scene that is looked for through the application becomes the one that the view is in.",
    checklistItem: "Multiple scenes",
    explanation: """
      Matches `UIApplication.shared.keyWindow`, `.windows.first`, `.windows.first { $0.isKeyWindow }`, `.windows[0]`, `.delegate?.window`
      (also cast to the app's delegate), `.connectedScenes.first as? UIWindowScene` and the chains over scenes that end in a window.

      Writes `view.window` in a view controller and `window` in a view; for a scene, `view.window?.windowScene`. It is as optional as what
      stood there: `!` stays `!`, and `windows[0]` becomes `view.window!`.

      Leaves a TODO where the view is in no window yet (`init`, `viewDidLoad`, `viewWillAppear`, set-up methods), where the window is
      used to put the view on screen, in code that belongs to no view, and for helpers that find a window for others.
      The app delegate's and the scene delegate's own windows belong to scene-lifecycle.
      """,
    example: (
      before: "let top = UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0",
      after: "let top = view.window?.safeAreaInsets.top ?? 0"
    ))
  package static let triggers = ["UIApplication"]
  package static let anchors: [NodeKind] = [.memberAccess]

  package init() {}

  package func findings(at node: Node, in context: Context) -> [Finding] {
    guard let lookup = WindowLookup(from: node, in: context.model) else { return [] }
    let (model, found) = (context.model, lookup.node)
    let kind = node.enclosingType.map { model.kind(of: $0) } ?? .other
    if kind == .sceneDelegate || (kind == .appDelegate && !context.index.entryPoints.contains { $0.kind == .swiftUIApp }) {
      return [.skip(found, reason: "the delegate's own windows belong to scene-lifecycle")]
    }
    if case .otherChoice = lookup.value { return [.todo(at: found, message: otherChoice(found, kind, in: context))] }
    if case .doublyOptionalWindow = lookup.value {
      return [.todo(at: found, message: "this is a UIWindow??: use \(kind == .view ? "window" : "view.window") and unwrap it once")]
    }
    guard kind == .controller || kind == .view else {
      return [.todo(at: found, message: nobody(at: found, kind, in: context), helper: Wording.helper(at: found, in: context))]
    }
    guard let own = model.memberOfSelf(kind == .view ? "window" : "view", at: node) else {
      return [.todo(at: found, message: nobody(at: found, kind, in: context), helper: Wording.helper(at: found, in: context))]
    }
    let window = kind == .view ? own : own + ".window"
    if let type = node.enclosingType, context.model.inherits(type, from: "UIWindow") {
      return [.todo(at: found, message: "`\(type.name)` is a window itself: say which other one is meant, and hand it in")]
    }
    if let method = node.enclosingMethodName, LifeCycle.hasNoWindow(method) || node.phase == .setUp || node.isInStoredValue {
      return [.todo(at: found, message: tooEarly(node, kind))]
    }
    if node.putsSelfOnScreen {
      return [.todo(at: found, message: "self is in no window until it is added: have the caller hand the window or its scene in")]
    }
    if found.containsComment { return [.todo(at: found, message: "use \(window): it is the window this is in")] }
    return [rewrite(lookup, to: window)]
  }

  private func rewrite(_ lookup: WindowLookup, to window: String) -> Finding {
    let source: String
    switch lookup.value {
    case .certainWindow: source = window + "!"
    case .scene: source = window + "?.windowScene"
    case .certainScene: source = window + "!.windowScene!"
    default: source = window
    }
    // The brackets of `(chain as? UIWindowScene)` are part of the old spelling.
    let old = lookup.node.kind == .asExpr || lookup.node.kind == .infixOperator ? lookup.node.parenthesized : lookup.node
    return .rewrite(lookup.node, message: "the application's window → \(source)", edits: [.replace(old, with: source)])
  }

  // MARK: Words

  private func tooEarly(_ node: Node, _ kind: TypeKind) -> String {
    let later = kind == .view ? "didMoveToWindow" : "viewIsAppearing"
    return "no window yet in `\(node.declaredName)`: read \(kind == .view ? "window" : "view.window") in \(later) or later"
  }

  private func otherChoice(_ found: Node, _ kind: TypeKind, in context: Context) -> String {
    if found.text.contains("delegate") { return "reach the window through the view (view.window), not through a scene's delegate" }
    if found.text.contains("last") { return "the last window may be a keyboard's or an alert's: say which is meant, or use the view's own" }
    return "this picks a window by a rule of its own: say which is meant, or use the window of the view that asks"
  }

  private func nobody(at found: Node, _ kind: TypeKind, in context: Context) -> String {
    let name = found.declaredName
    let access = context.model.selfAccess(at: found)
    switch (access.reason, kind) {
    case (.weakSelf(.gone), _): return "self is gone here: read its window before the closure and capture it"
    case (.weakSelf, _): return "self may be gone here: bind it (guard let self) and use its view's window"
    case (.wouldBeHeld, _): return "this closure would begin to hold self: capture it weakly and use its view's window"
    case (.offMainThread, _): return "a window may not be asked for off the main thread: read it before the hop"
    case (.beforeInitializer, _): return "no view is in a window before super.init: read its window when it is on screen"
    default: break
    }
    switch kind {
    case .swiftUIView, .swiftUIWithoutPlace:
      return "SwiftUI does not tell the window: pass what is needed from it into \(Wording.quoted(name))"
    case .presentation: return "use containerView?.window: the container is in the window that presents"
    case .appDelegate: return "a SwiftUI app has no window of its own here: let the scene or the view that is meant do this"
    default: return "\(Wording.counted(name)) picks a window by chance: take the caller's view, window or scene"
    }
  }
}

extension Node {
  /// Whether the function around it adds or presents `self`.
  fileprivate var putsSelfOnScreen: Bool {
    guard let member = enclosingMember else { return false }
    return member.preorder.contains { place in
      guard let call = FunctionCall(place), call.arguments.first?.expression.isIdentifier("self") == true else { return false }
      return ["addSubview", "insertSubview", "bringSubviewToFront", "present"].contains(call.calleeName ?? "")
    }
  }
}
