import Rewriting
import Semantics
import Syntax

/// The four methods by which UIKit tells an app delegate what happens to the app, and their counterparts for a scene.
enum StateCallback: String, CaseIterable {
  case applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground, applicationWillEnterForeground

  var signature: String { rawValue + "(_:)" }
  /// `sceneDidBecomeActive`, ...
  var sceneName: String { "scene" + rawValue.dropFirst("application".count) }
}

/// What becomes of the state callbacks: they go as a set.
struct StatePlan {
  /// One callback of the app delegate.
  struct Entry {
    let callback: StateCallback
    let method: AppDelegateCode.Method
    /// It does nothing, so that nobody has to be told.
    let isEmpty: Bool
    /// The TODO of its scene counterpart.
    let todo: String?
  }

  /// In the order of the app delegate.
  let entries: [Entry]
  /// All of them move, or those that do something stay and are forwarded to.
  let moves: Bool

  var occupied: [Entry] { entries.filter { !$0.isEmpty } }

  /// - Parameters:
  ///   - mayMove: Whether the app delegate's files may be changed at all.
  ///   - isCalled: Whether other code names a callback, which then cannot leave.
  init(delegate: AppDelegateCode, window: String, windowIsOptional: Bool, mayMove: Bool, isCalled: (StateCallback) -> Bool) {
    let found = delegate.methods.compactMap { method -> Entry? in
      guard let callback = StateCallback.allCases.first(where: { $0.signature == method.function.signature }) else { return nil }
      let isEmpty = Self.isEmpty(method)
      return Entry(
        callback: callback, method: method, isEmpty: isEmpty, todo: method.statements.isEmpty ? nil : Self.todo(callback, method))
    }
    entries = found
    moves =
      mayMove
      && found.allSatisfy { entry in
        OwnLines(entry.method.function.node) != nil && !isCalled(entry.callback)
          && (entry.isEmpty || Self.canMove(entry.method, of: delegate, window: window, windowIsOptional: windowIsOptional))
      }
  }

  /// No statements, and no comment but Xcode's own.
  static func isEmpty(_ method: AppDelegateCode.Method) -> Bool {
    guard method.statements.isEmpty, let body = method.body else { return false }
    let text = String(decoding: body.bytes.dropFirst().dropLast(), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map(\.trimmingBlanks).filter { !$0.isEmpty }
    guard let first = lines.first else { return true }
    let comment = first.drop { $0 == "/" || $0 == "*" }.trimmingBlanks
    return [
      "Sent when the application", "Use this method to", "If your application supports", "Called as part of the transition",
      "Restart any tasks that were paused", "Called when the application",
    ].contains { comment.hasPrefix($0) }
  }

  private static func canMove(_ method: AppDelegateCode.Method, of delegate: AppDelegateCode, window: String, windowIsOptional: Bool)
    -> Bool
  {
    let function = method.function
    // Modifiers that say who may call it mean nothing for a scene delegate.
    let modifiers = function.modifiers.map(\.text)
    guard function.attributes.isEmpty, modifiers.allSatisfy(["public", "internal", "open"].contains) else { return false }
    guard function.node.isCompiledOnIOS == .yes, function.node.parent?.kind == .memberBlock else { return false }
    return method.statements.allSatisfy { statement in
      var tie = CodeTies(of: statement, in: delegate, window: window)
      // In a whole body, `return` leaves the method that moves along with it.
      tie.mayExit = false
      guard tie.isFree else { return false }
      return !tie.usesWindow || (windowIsOptional && statement.windowUses(window).allSatisfy { $0.canBecomeOptional })
    }
  }

  private static func todo(_ callback: StateCallback, _ method: AppDelegateCode.Method) -> String? {
    switch callback {
    case .applicationWillEnterForeground:
      return "this now runs at launch too, before the scene is active: skip here what launching has done already"
    case .applicationWillResignActive:
      guard let name = method.body?.pausingName else { return nil }
      return "a scene can be inactive and still visible (Split View): `\(name)` may belong in sceneDidEnterBackground"
    default: return nil
    }
  }
}

extension Node {
  /// The name of the first call below here that pauses, stops or invalidates something, or `isPaused` where that is set.
  fileprivate var pausingName: String? {
    for node in preorder {
      if let call = FunctionCall(node), let name = call.calleeName {
        if ["pause", "stop", "invalidate", "suspend"].contains(where: {
          name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true
        }) {
          return name
        }
      }
      if let infix = InfixOperator(node), infix.isAssignment, infix.right.text == "true", let name = infix.left.lastName,
        name == "isPaused" || name == "paused"
      {
        return name
      }
    }
    return nil
  }

  /// The places below here where the app delegate's window is named: `window`, `self.window`.
  func windowUses(_ window: String) -> [WindowUse] {
    preorder.compactMap { node in
      if node.kind == .memberAccess, node.isMember(window) { return WindowUse(name: node, explicitSelf: true) }
      guard node.kind == .identifier, node.isMember(window) else { return nil }
      return WindowUse(name: node, explicitSelf: false)
    }
  }
}

/// A place that names the window property.
struct WindowUse {
  /// `window` or `self.window`.
  let name: Node
  let explicitSelf: Bool

  /// The `!` behind it.
  var unwrap: Node? { name.parent?.kind == .forceUnwrap && name.parent?.firstChild == name ? name.parent : nil }
  /// The `?` behind it.
  var chain: Node? { name.parent?.kind == .optionalChaining && name.parent?.firstChild == name ? name.parent : nil }
  /// Whether a member, a call or a subscript follows an expression.
  private static func hasChain(_ node: Node) -> Bool { node.parent?.chainBase == node && node.parent?.kind != .tuple }

  /// Whether `!` behind it can become `?`: something of the window is asked or changed, and nobody needs the value.
  var canBecomeOptional: Bool {
    guard let unwrap else { return true }
    guard Self.hasChain(unwrap) else { return false }
    let whole = unwrap.endOfChain
    // What is optional anyway is no more so behind `?`.
    if let access = MemberAccess(whole), access.base == unwrap,
      ["rootViewController", "windowScene", "backgroundColor"].contains(access.name)
    {
      return true
    }
    return whole.isDiscarded
  }

  /// Whether it needs a window that is not optional: `window!` as a value, a member without `?` of an implicitly unwrapped one.
  var needsWindow: Bool {
    if unwrap != nil { return !canBecomeOptional }
    return chain == nil && Self.hasChain(name)
  }
}

extension Node {
  /// The whole chain that begins with this: of `window!` in `window!.rootViewController?.view`, that.
  fileprivate var endOfChain: Node {
    var place = self
    while let parent = place.parent, parent.chainBase == place, parent.kind != .tuple { place = parent }
    return place
  }

  /// Whether an optional may stand here as well as a value: it is assigned to, or a statement of its own.
  fileprivate var isDiscarded: Bool {
    if isItem { return true }
    guard let infix = parent.flatMap(InfixOperator.init), infix.assigns else { return false }
    return infix.left == self && infix.node.isItem
  }
}
