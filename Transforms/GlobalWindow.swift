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
  package static let triggers = [
    "UIApplication & keyWindow", "UIApplication & windows", "UIApplication & connectedScenes", "UIApplication & delegate & window",
  ]
  package static let anchors: [NodeKind] = [.memberAccess, .identifier]

  package init() {}

  package func findings(at node: Node, in context: Context) -> [Finding] {
    guard let lookup = WindowLookup(from: node, in: context.model) else { return [] }
    let (model, found) = (context.model, lookup.node)
    let kind = node.enclosingType.map { model.kind(of: $0) } ?? .other
    if kind == .sceneDelegate || (kind == .appDelegate && !context.index.entryPoints.contains { $0.kind == .swiftUIApp }) {
      return [.skip(found, reason: "the delegate's own windows belong to scene-lifecycle")]
    }
    if case .listToPickFrom(let name) = lookup.value {
      return [.todo(at: found, message: listToPickFrom(name, kind), helper: Wording.helper(at: found, in: context))]
    }
    if case .otherChoice = lookup.value { return [.todo(at: found, message: otherChoice(found, kind))] }
    if case .doublyOptionalWindow = lookup.value {
      return [.todo(at: found, message: "this is a UIWindow??: use \(kind == .view ? "window" : "view.window") and unwrap it once")]
    }
    guard kind == .controller || kind == .view, let own = model.memberOfSelf(kind == .view ? "window" : "view", at: node) else {
      return [.todo(at: found, message: nobody(at: found, kind, in: context), helper: Wording.helper(at: found, in: context))]
    }
    let window = kind == .view ? own : own + ".window"
    if let type = node.enclosingType, context.model.inherits(type, from: "UIWindow") {
      return [.todo(at: found, message: "`\(type.name)` is a window itself: say which other one is meant, and pass it in")]
    }
    if let method = node.enclosingMethodName, LifeCycle.hasNoWindow(method) || node.phase == .setUp || node.lazyValueAround != nil {
      return [.todo(at: found, message: tooEarly(node, kind))]
    }
    if let loss = node.windowLoss, !found.isOnlyShownAgain {
      return [.todo(at: found, message: Wording.lost(loss, doing: "ask \(window)"))]
    }
    if node.putsSelfOnScreen {
      let how = kind == .view ? "the window, or the view that it comes up in" : "the controller that presents it"
      return [.todo(at: found, message: "this \(kind == .view ? "view" : "controller") is in no window yet: pass in \(how)")]
    }
    if found.isCompared(with: window) {
      return [.todo(at: found, message: "this asks whether the view's own window is the key one: ask \(window)?.isKeyWindow")]
    }
    if found.containsComment { return [.todo(at: found, message: "use \(window): it is the window this is in")] }
    var result = rewrite(lookup, to: window, in: model)
    if case .rewrite(var fix) = result.outcome, let last = LastUse(of: node, in: node) {
      fix.edits += last.removal
      fix.extent = last.extent
      result.outcome = .rewrite(fix)
    }
    return [result]
  }

  private func rewrite(_ lookup: WindowLookup, to window: String, in model: FileModel) -> Finding {
    let source: String
    switch lookup.value {
    case .certainWindow: source = window + "!"
    case .scene: source = window + "?.windowScene"
    case .certainScene: source = window + "!.windowScene!"
    default: source = window
    }
    let message = "the application's window → \(source)"
    if let repeated = lookup.repeated(of: source, in: model) { return .rewrite(lookup.node, message: message, edits: [.delete(repeated)]) }
    return .rewrite(lookup.node, message: message, edits: [.replace(lookup.wholeSpelling, with: source)])
  }

  // MARK: Words

  private func tooEarly(_ node: Node, _ kind: TypeKind) -> String {
    let window = kind == .view ? "window" : "view.window"
    if let name = node.lazyValueAround { return Wording.about(name, "would be kept for ever: ask \(window) where it is used") }
    return Wording.noWindow(at: node, isView: kind == .view, doing: "ask \(window)")
  }

  private func listToPickFrom(_ name: String, _ kind: TypeKind) -> String {
    switch kind {
    case .view: return "`\(name)` belong to every view of the app: use window, or its windowScene"
    case .controller: return "`\(name)` belong to every view of the app: use view.window, or its windowScene"
    default: return "one of `\(name)` is picked by chance: take the caller's view, window or scene"
    }
  }

  private func otherChoice(_ found: Node, _ kind: TypeKind) -> String {
    let whole = (found.parenthesized.parent.flatMap(Cast.init)?.node ?? found).wholeChain.tokenText.dropFirst(found.tokenText.count)
    let ownScene: String? =
      switch kind {
      case .view: "window?.windowScene"
      case .controller: "view.window?.windowScene"
      default: nil
      }
    if found.text.contains("delegate"), !whole.contains(".window") {
      return "the first scene's delegate may be another's: ask \(ownScene ?? "the view's window scene") for its own"
    }
    if found.text.contains("delegate") { return "reach the window through the view (view.window), not through a scene's delegate" }
    if found.text.contains("last") { return "the last window may be a keyboard's or an alert's: say which is meant, or use the view's own" }
    if found.text.contains("connectedScenes"), !found.text.contains("indow") {
      return "the first scene may be another's: use \(ownScene ?? "that of the view it is for")"
    }
    return "this picks a window by a rule of its own: say which is meant, or use the window of the view that asks"
  }

  private func nobody(at found: Node, _ kind: TypeKind, in context: Context) -> String {
    let name = found.declaredName
    let access = context.model.selfAccess(at: found)
    switch (access.reason, kind) {
    case (.weakSelf(.gone), _): return "self is gone here: read its window before the closure and capture it"
    case (.weakSelf, _): return "self may be gone here: bind it (guard let self) and ask its \(kind == .view ? "window" : "view.window")"
    case (.wouldBeRetained, _): return "this closure would retain self: capture it weakly, ask its window"
    case (.storedValue, .controller), (.storedValue, .view):
      return Wording.about(name, "is asked before there is a view: ask \(kind == .view ? "window" : "view.window") where it is used")
    case (.offMainThread, _): return "a window may not be asked for off the main thread: read it before the hop"
    case (.beforeInitializer, _): return "no view is in a window before super.init: read its window when it is on screen"
    default: break
    }
    switch kind {
    case .swiftUIView, .swiftUIWithoutPlace:
      if found.wholeChain.names.contains("safeAreaInsets") {
        return "SwiftUI says what the safe area is: read safeAreaInsets of a GeometryProxy, not of a window"
      }
      return "a SwiftUI view has no window to ask: have what is needed of it passed in"
    case .collectionLayout: return "use collectionView?.window, and decide what to do while it is nil"
    case .presentation: return "use containerView?.window: the container is in the window that presents"
    case .appDelegate: return "a SwiftUI app has no window of its own here: let the scene or the view that is meant do this"
    default:
      if let type = found.enclosingType, context.model.inherits(type, from: "UIGestureRecognizer") {
        return "use view?.window: the recognizer is for that view's touches"
      }
      if let view = found.onlyView(in: context.model) {
        return "`\(view)` is passed in: ask \(view).window, and decide what to do while it is nil"
      }
      if let scene = Wording.sceneOfSwiftUI(at: found, in: context) {
        return "\(scene) has no window to ask: do this in the view or the scene"
      }
      let shown = found.enclosingMember?.putOnScreen.compactMap(\.lastName) ?? []
      if let stored = Wording.storedWindow(at: found, besides: shown, in: context) { return stored }
      return Wording.about(name, isCounted: true, "picks a window by chance: take the caller's view, window or scene")
    }
  }
}

extension Node {
  /// The name of the one parameter that is a view and is on screen: the function does not put it there.
  fileprivate func onlyView(in model: FileModel) -> String? {
    let added = enclosingMember?.putOnScreen.map(\.text) ?? []
    let views = visibleBindings.filter { $0.isParameter && $0.type.map { model.kind(ofType: $0) == .view } == true }.map(\.name)
    let onScreen = views.filter { !added.contains($0) && $0 != "_" }
    return onScreen.count == 1 ? onScreen.first : nil
  }

  /// `keyWindow?.makeKeyAndVisible()`: a window that is on screen already is no more so.
  fileprivate var isOnlyShownAgain: Bool {
    guard let mark = parenthesized.parent, mark.kind == .optionalChaining, let member = mark.parent.flatMap(MemberAccess.init) else {
      return false
    }
    return member.isNamed("makeKeyAndVisible") || member.isNamed("makeKey")
  }

  /// Whether the function around it adds or presents `self`, or a controller's own view, or makes it some window's root.
  fileprivate var putsSelfOnScreen: Bool {
    guard let member = enclosingMember else { return false }
    if member.putOnScreen.contains(where: { $0.isIdentifier("self") || $0.isOwnView }) { return true }
    return member.preorder.contains { place in
      if let infix = InfixOperator(place), infix.isAssignment, infix.left.lastName == "rootViewController" {
        return infix.right.isIdentifier("self")
      }
      return Argument(place).map { $0.label == "rootViewController" && $0.expression.isIdentifier("self") } ?? false
    }
  }

  /// Of a function: what it adds to a view or presents.
  fileprivate var putOnScreen: [Node] {
    preorder.compactMap(FunctionCall.init).filter {
      ["addSubview", "insertSubview", "present"].contains($0.calleeName ?? "")
    }.compactMap { $0.arguments.first?.expression }
  }
}

extension WindowLookup {
  /// The old spelling with the brackets that are part of it: `(chain as? UIWindowScene)`.
  fileprivate var wholeSpelling: Node { node.kind == .asExpr || node.kind == .infixOperator ? node.parenthesized : node }

  /// Of `first ?? second` where both come out the same: what the second adds. Nil elsewhere, and where a comment would go with it.
  fileprivate func repeated(of source: String, in model: FileModel) -> Range<Int>? {
    let operand = wholeSpelling.wholeChain
    guard let infix = operand.parent.flatMap(InfixOperator.init), infix.isOperator("??") else { return nil }
    let outer = infix.node.parent.flatMap(InfixOperator.init).flatMap { $0.isOperator("??") && $0.right == infix.node ? $0 : nil }
    guard let first = infix.right == operand ? infix.left : outer?.left, !(outer?.node ?? infix.node).containsComment else { return nil }
    func text(_ operand: Node, _ spelling: Node) -> String {
      let tree = operand.tree
      return source + (spelling.lastToken..<operand.lastToken).map { tree.text(ofToken: $0 + 1) }.joined()
    }
    let own = text(operand, wholeSpelling)
    let other = first.preorder.lazy.compactMap { WindowLookup(from: $0, in: model) }.first
    let isSame = first.tokenText == own || other.map { $0.value == value && text(first, $0.wholeSpelling) == own } == true
    return isSame ? first.range.upperBound..<operand.range.upperBound : nil
  }
}

extension Node {
  /// Whether it is one side of a comparison whose other side is the window that would take its place.
  fileprivate func isCompared(with window: String) -> Bool {
    let operand = parenthesized
    guard let infix = operand.parent.flatMap(InfixOperator.init), ["==", "!=", "===", "!=="].contains(infix.operatorText) else {
      return false
    }
    let other = (infix.left == operand ? infix.right : infix.left).unparenthesized.tokenText
    return other == window || other == "self." + window
  }
}
