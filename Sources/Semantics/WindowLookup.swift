import Syntax

/// An expression that looks for a window or a window scene through the application: `UIApplication.shared.keyWindow`,
/// `UIApplication.shared.windows.first { $0.isKeyWindow }`, `UIApplication.shared.connectedScenes.first as? UIWindowScene`, ...
package struct WindowLookup: Sendable {
  package enum Value: Sendable, Equatable {
    /// `UIWindow?`
    case window
    /// `UIWindow`: an element of `windows`, or one unwrapped on the way.
    case certainWindow
    /// `UIWindow??` that no `?`, `!` or `??` has made one less optional.
    case doublyOptionalWindow
    /// `UIWindowScene?`
    case scene
    /// `UIWindowScene`, by `as!`.
    case certainScene
    /// A window or a scene chosen in another way: `windows.last`, a scene's `delegate.window`, a predicate of the app's own.
    case otherChoice
  }

  /// The expression that stands for the window or the scene; what hangs on it is not in it.
  package let node: Node
  package let value: Value

  /// - Parameter application: The node `UIApplication.shared`.
  /// - Returns: nil for another node, and for uses that pick no single window (`windows.forEach`, `connectedScenes.count`).
  package init?(from application: Node, in model: FileModel) {
    guard let shared = MemberAccess(application), shared.isNamed("shared"), let type = shared.base?.unparenthesized,
      type.isIdentifier("UIApplication"), model.isSDKName("UIApplication", at: application)
    else { return nil }
    var chain = LookupChain(at: application)
    guard let found = chain.find() else { return nil }
    (node, value) = found
  }
}

/// Follows a chain link by link, from the application to the window.
private struct LookupChain {
  /// What has been read so far.
  private var place: Node

  init(at application: Node) { place = application }

  /// The next link if it is a member: the access itself.
  private var nextMember: MemberAccess? {
    place.parenthesized.parent.flatMap(MemberAccess.init).flatMap { $0.base?.unparenthesized == place ? $0 : nil }
  }

  mutating func find() -> (Node, WindowLookup.Value)? {
    guard let member = nextMember else { return nil }
    place = member.node
    switch member.name {
    case "keyWindow": return (place, .window)
    case "windows": return fromWindows()
    case "delegate": return fromDelegate()
    case "connectedScenes", "openSessions": return member.name == "connectedScenes" ? fromScenes() : nil
    default: return nil
    }
  }

  // MARK: Links

  /// Goes on over `?` or `!`; how many, and whether one forces.
  private mutating func skipMarks() -> (count: Int, forced: Bool) {
    var (count, forced) = (0, false)
    while let parent = place.parenthesized.parent, parent.kind == .optionalChaining || parent.kind == .forceUnwrap {
      (place, count, forced) = (parent, count + 1, forced || parent.kind == .forceUnwrap)
    }
    return (count, forced)
  }

  /// Goes on over a member, or a call of one; its name and, for a call, the closure or argument.
  private mutating func step() -> (name: String, argument: Node?, isCall: Bool)? {
    guard let member = nextMember else { return nil }
    place = member.node
    guard let call = member.node.parent.flatMap(FunctionCall.init), call.callee == member.node else { return (member.name, nil, false) }
    place = call.node
    return (member.name, call.trailingClosure ?? call.arguments.first?.expression, true)
  }

  // MARK: Windows

  /// `place` is an array of windows.
  private mutating func fromWindows() -> (Node, WindowLookup.Value)? {
    if let index = place.parenthesized.parent.flatMap(SubscriptCall.init), index.base == place {
      place = index.node
      return index.arguments.first?.expression.text == "0" ? (place, .certainWindow) : (place, .otherChoice)
    }
    let before = place
    guard let link = step() else { return nil }
    switch link.name {
    case "first":
      guard link.isCall else { return (place, .window) }
      return (place, link.argument?.selectsKeyWindow == true ? .window : .otherChoice)
    case "last": return (place, .otherChoice)
    case "filter" where link.argument?.selectsKeyWindow == true: return fromWindows()
    case "reversed", "sorted", "filter":
      let rest = fromWindows()
      return rest.map { ($0.0, .otherChoice) }
    default:
      place = before
      return nil
    }
  }

  // MARK: The delegate

  private mutating func fromDelegate() -> (Node, WindowLookup.Value)? {
    if let cast = place.parenthesized.parent.flatMap(Cast.init) {
      place = cast.node
      let marks = skipMarks()
      guard let link = step(), link.name == "window", !link.isCall else { return nil }
      _ = marks
      return (place, hangsOnDirectly ? .certainWindow : .window)
    }
    let marks = skipMarks()
    guard marks.count > 0, let link = step(), link.name == "window" else { return nil }
    let window = place
    if let parent = window.parenthesized.parent, parent.kind == .optionalChaining || parent.kind == .forceUnwrap {
      // Two marks unwrap `UIWindow??`; the outer one stays.
      guard let outer = parent.parent, outer.kind == .optionalChaining || outer.kind == .forceUnwrap else {
        return (window, .doublyOptionalWindow)
      }
      return (parent, .window)
    }
    if let infix = window.parenthesized.parent.flatMap(InfixOperator.init), infix.isOperator("??"), infix.left.unparenthesized == window {
      return infix.right.kind == .nilLiteral ? (infix.node, .window) : (window, .doublyOptionalWindow)
    }
    return (window, .doublyOptionalWindow)
  }

  /// A member is read without `?`: what stands here is no optional, or an implicitly unwrapped one.
  private var hangsOnDirectly: Bool { nextMember != nil }

  // MARK: Scenes

  /// `place` is the set of scenes, or a sequence made from it.
  private mutating func fromScenes(areWindowScenes: Bool = false) -> (Node, WindowLookup.Value)? {
    guard let link = step() else { return nil }
    let closure = link.argument
    switch link.name {
    case "first": return one(areWindowScenes: areWindowScenes, isUsual: !link.isCall || closure?.selectsActiveScene == true)
    case "filter", "lazy", "sorted": return fromScenes(areWindowScenes: areWindowScenes)
    case "compactMap", "flatMap", "map": return mapped(closure, areWindowScenes: areWindowScenes)
    case "last", "randomElement": return (place, .otherChoice)
    default: return nil
    }
  }

  private mutating func mapped(_ closure: Node?, areWindowScenes: Bool) -> (Node, WindowLookup.Value)? {
    let text = closure?.tokenText ?? ""
    if text.contains("windows") || text.contains("keyWindow") {
      return text.contains("delegate") ? nil : fromWindows()
    }
    return fromScenes(areWindowScenes: areWindowScenes || text.contains("UIWindowScene"))
  }

  /// `place` is the first scene.
  private mutating func one(areWindowScenes: Bool, isUsual: Bool) -> (Node, WindowLookup.Value)? {
    if let cast = place.parenthesized.parent.flatMap(Cast.init), cast.operand.unparenthesized == place,
      TypeName(cast.type).name == "UIWindowScene"
    {
      place = cast.node
      return windowOfScene(or: (place, isUsual ? (cast.isForced ? .certainScene : .scene) : .otherChoice), isForced: cast.isForced)
    }
    if areWindowScenes { return windowOfScene(or: (place, isUsual ? .scene : .otherChoice), isForced: false) }
    let scene = place
    _ = skipMarks()
    if let link = step(), link.name == "delegate" { return (place, .otherChoice) }
    return (scene, .otherChoice)
  }

  /// Goes on to the scene's window if that is read, else what is given.
  private mutating func windowOfScene(or scene: (Node, WindowLookup.Value), isForced: Bool) -> (Node, WindowLookup.Value) {
    let start = place
    let marks = skipMarks()
    guard marks.count > 0 || isForced, let link = step() else {
      place = start
      return scene
    }
    if link.name == "keyWindow", !link.isCall { return (place, .window) }
    if link.name == "windows", let window = fromWindows() { return window }
    if link.name == "delegate" { return (place, .otherChoice) }
    place = start
    return scene
  }
}

extension Node {
  /// `{ $0.isKeyWindow }`, `\.isKeyWindow`, `{ window in window.isKeyWindow }`.
  fileprivate var selectsKeyWindow: Bool {
    let text = tokenText
    return text == "\\.isKeyWindow" || text == "\\UIWindow.isKeyWindow"
      || (kind == .closure && text.contains("isKeyWindow") && !text.contains("!"))
  }

  /// A predicate over scenes that asks for the active one, or for a window scene.
  fileprivate var selectsActiveScene: Bool {
    let text = tokenText
    return text.contains("foregroundActive") || text.contains("UIWindowScene")
  }
}
