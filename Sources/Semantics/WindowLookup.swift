import Syntax

/// An expression that looks for a window or a window scene through the application: `UIApplication.shared.keyWindow`,
/// `UIApplication.shared.windows.first { $0.isKeyWindow }`, `UIApplication.shared.connectedScenes.first as? UIWindowScene`, ...
package struct WindowLookup: Sendable {
  /// The type of what is found, which decides what may stand in its place.
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
    /// A local constant for all the scenes or windows, of which one is picked later.
    case listToPickFrom(String)
  }

  /// The expression that stands for the window or the scene; what hangs on it is not in it.
  package let node: Node
  package let value: Value

  /// - Parameter application: A node that is the application: `UIApplication.shared`, a local constant for it, in an extension of
  ///   `UIApplication` also `self`, and there the first member of a chain without a base.
  /// - Returns: nil for another node, and for uses that pick no single window (`windows.forEach`, `connectedScenes.count`).
  package init?(from application: Node, in model: FileModel) {
    guard application.mayBeApplication(in: model) else { return nil }
    let found: (Node, Value)?
    // Whether a name is the application costs more to tell than whether a window hangs on it.
    if application.hasMemberOfApplication, application.isApplication(in: model) {
      var chain = LookupChain(at: application)
      found = chain.find()
    } else if application.isMemberOfOwnApplication(in: model) {
      var chain = LookupChain(at: application)
      found = chain.find(behind: application.tree.name(ofToken: application.firstToken))
    } else if application.isLocalDelegate(in: model) {
      var chain = LookupChain(at: application)
      found = chain.windowOfDelegate()
    } else {
      return nil
    }
    guard let found else { return nil }
    (node, value) = found
  }
}

extension Node {
  /// Whether it can be the application or its delegate to judge by its name alone, which rules out most.
  fileprivate func mayBeApplication(in model: FileModel) -> Bool {
    if let access = MemberAccess(self) { return access.isNamed("shared") }
    guard kind == .identifier else { return false }
    let isKnown =
      tree.token(firstToken, is: "self") || tree.token(firstToken, is: "shared") || LookupChain.isBeginning(tree, firstToken)
      || model.mayCarry(firstToken, .application) || model.mayCarry(firstToken, .delegate)
    return isKnown && mayBeginChain
  }

  /// Of a name: something hangs on it, or it is used whole in an extension.
  fileprivate var mayBeginChain: Bool {
    guard kind == .identifier, let parent else { return false }
    if [.memberAccess, .optionalChaining, .forceUnwrap].contains(parent.kind) { return parent.firstChild == self }
    return tree.token(firstToken, is: "keyWindow") || parent.kind == .argument || tree.token(firstToken, is: "connectedScenes")
  }

  /// A member that leads to windows is read of it.
  fileprivate var hasMemberOfApplication: Bool { chainedMember.map { LookupChain.isBeginning(tree, $0.nameToken) } ?? false }

  /// `UIApplication.shared`, or what stands for it.
  fileprivate func isApplication(in model: FileModel) -> Bool {
    if kind == .identifier {
      let name = tree.name(ofToken: firstToken)
      guard name == "self" || name == "shared" || model.mayCarry(firstToken, .application) else { return false }
      if let local = localBinding(named: name) {
        return local.kind == .constant && local.value?.unparenthesized.isSharedApplication(in: model) == true
      }
      if name == "self" { return isInUIApplication(model) && selfAccess.isAvailable }
      return name == "shared" && isInUIApplication(model) && selfAccess == .unavailable(.staticMember)
    }
    return isSharedApplication(in: model)
  }

  private func isSharedApplication(in model: FileModel) -> Bool {
    guard let shared = MemberAccess(self), shared.isNamed("shared"), let type = shared.base?.unparenthesized else { return false }
    if MemberAccess(type).map({ $0.isNamed("UIApplication") && $0.base?.isIdentifier("UIKit") == true }) == true { return true }
    if type.isIdentifier("Self") || type.isIdentifier("self") { return isInUIApplication(model) }
    return type.isIdentifier("UIApplication") && model.isSDKName("UIApplication", at: self)
  }

  /// `keyWindow`, `windows` or `connectedScenes` alone, in an extension of `UIApplication`.
  fileprivate func isMemberOfOwnApplication(in model: FileModel) -> Bool {
    guard kind == .identifier, LookupChain.isBeginning(tree, firstToken) else { return false }
    return isInUIApplication(model) && selfAccess.isAvailable && localBinding(named: tree.name(ofToken: firstToken)) == nil
  }

  private func isInUIApplication(_ model: FileModel) -> Bool {
    guard let type = enclosingType, type.isExtension else { return false }
    return type.name == "UIApplication" && model.isSDKName("UIApplication", at: type.node)
  }

  /// A local constant for the app's delegate: `let delegate = UIApplication.shared.delegate as! AppDelegate`.
  fileprivate func isLocalDelegate(in model: FileModel) -> Bool {
    guard kind == .identifier, model.mayCarry(firstToken, .delegate),
      let local = localBinding(named: tree.name(ofToken: firstToken)), [.constant, .optionalBinding].contains(local.kind),
      let cast = local.value.flatMap({ Cast($0.unparenthesized) }),
      let access = MemberAccess(cast.operand.unparenthesized), access.isNamed("delegate"), let application = access.base
    else { return false }
    return application.unparenthesized.isSharedApplication(in: model)
  }
}

/// Follows a chain link by link, from the application to the window.
private struct LookupChain {
  /// What has been read so far.
  private var place: Node

  init(at application: Node) { place = application }

  /// Whether a member of the application of this name leads to windows.
  static func isBeginning(_ tree: SyntaxTree, _ name: Int) -> Bool {
    tree.token(name, is: "keyWindow") || tree.token(name, is: "windows") || tree.token(name, is: "delegate")
      || tree.token(name, is: "connectedScenes")
  }

  /// The next link if it is a member: the access itself.
  private var nextMember: MemberAccess? {
    place.chainedMember
  }

  mutating func find() -> (Node, WindowLookup.Value)? {
    guard let member = nextMember else { return nil }
    place = member.node
    return find(behind: member.name)
  }

  /// `place` is this member of the application.
  mutating func find(behind name: String) -> (Node, WindowLookup.Value)? {
    switch name {
    case "keyWindow": return (place, .window)
    case "windows": return localList { $0.fromWindows() } ?? fromWindows()
    case "delegate": return fromDelegate()
    case "connectedScenes": return localList { $0.fromScenes() } ?? fromScenes()
    default: return nil
    }
  }

  /// `let scenes = UIApplication.shared.connectedScenes`, where something picks one of `scenes` later.
  private func localList(_ pick: (inout LookupChain) -> (Node, WindowLookup.Value)?) -> (Node, WindowLookup.Value)? {
    guard let clause = place.parenthesized.parent, clause.kind == .initializerClause,
      let binding = clause.parent.flatMap(PatternBinding.init),
      let name = binding.name, let block = binding.node.parent?.parent, binding.node.enclosingMember != binding.node.parent
    else { return nil }
    let picks = block.preorder.contains { use in
      guard use.kind == .identifier, use.tree.name(ofToken: use.firstToken) == name,
        use.localBinding(named: name)?.node == binding.node
      else { return false }
      var chain = LookupChain(at: use)
      return pick(&chain) != nil
    }
    return picks ? (place, .listToPickFrom(name)) : nil
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
    case "last":
      // The last key window is the only one.
      return (place, link.argument?.selectsKeyWindow == true ? .window : .otherChoice)
    case "filter" where link.argument?.selectsKeyWindow == true: return fromWindows()
    case "lazy": return fromWindows()
    case "compactMap" where link.argument?.mappedScene == .itself: return fromWindows()
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
      return windowOfDelegate()
    }
    let marks = skipMarks()
    guard marks.count > 0, let link = step(), link.name == "window" else { return nil }
    let window = place
    if let parent = window.parenthesized.parent, parent.kind == .optionalChaining || parent.kind == .forceUnwrap {
      // Two marks unwrap `UIWindow??`; the outer one stays. One `!` alone leaves a `UIWindow?`.
      guard let outer = parent.parent, outer.kind == .optionalChaining || outer.kind == .forceUnwrap else {
        return parent.kind == .forceUnwrap && parent.chainedMember == nil ? (parent, .window) : (window, .doublyOptionalWindow)
      }
      return (parent, .window)
    }
    if let infix = window.parenthesized.parent.flatMap(InfixOperator.init), infix.isOperator("??"), infix.left.unparenthesized == window {
      return infix.right.kind == .nilLiteral ? (infix.node, .window) : (window, .doublyOptionalWindow)
    }
    return (window, .doublyOptionalWindow)
  }

  /// `place` is the app's delegate, as its own type.
  mutating func windowOfDelegate() -> (Node, WindowLookup.Value)? {
    _ = skipMarks()
    guard let link = step(), link.name == "window", !link.isCall else { return nil }
    return (place, hangsOnDirectly ? .certainWindow : .window)
  }

  /// A member is read without `?`: what stands here is no optional, or an implicitly unwrapped one.
  private var hangsOnDirectly: Bool { place.chainedMember != nil }

  // MARK: Scenes

  /// `place` is the set of scenes, or a sequence made from it.
  /// - Parameter isUsual: Nothing has chosen among them but whether they are active.
  private mutating func fromScenes(areWindowScenes: Bool = false, isUsual: Bool = true) -> (Node, WindowLookup.Value)? {
    // `Array(scenes)`
    if let argument = place.parenthesized.parent.flatMap(Argument.init), let call = argument.node.parent?.parent.flatMap(FunctionCall.init),
      call.callee.isIdentifier("Array"), call.arguments.count == 1
    {
      place = call.node
    }
    guard let link = step() else { return nil }
    let closure = link.argument
    switch link.name {
    case "first": return one(areWindowScenes: areWindowScenes, isUsual: isUsual && (!link.isCall || closure?.selectsActiveScene == true))
    case "lazy", "sorted": return fromScenes(areWindowScenes: areWindowScenes, isUsual: isUsual && link.name == "lazy")
    case "filter":
      return fromScenes(areWindowScenes: areWindowScenes, isUsual: isUsual && closure?.selectsActiveScene == true)
    case "compactMap", "flatMap", "map":
      let result = mapped(closure, isFlat: link.name == "flatMap", areWindowScenes, isUsual: isUsual)
      return isUsual ? result : result.map { ($0.0, .otherChoice) }
    case "last", "randomElement": return (place, .otherChoice)
    default: return nil
    }
  }

  private mutating func mapped(
    _ closure: Node?, isFlat: Bool, _ areWindowScenes: Bool, isUsual: Bool
  ) -> (Node, WindowLookup.Value)? {
    switch closure?.mappedScene ?? .other {
    case .scene: return fromScenes(areWindowScenes: true, isUsual: isUsual)
    case .itself: return fromScenes(areWindowScenes: areWindowScenes, isUsual: isUsual)
    case .window: return fromWindows()
    case .windows: return isFlat ? fromWindows() : fromListsOfWindows()
    case .other:
      // Something of one scene that is picked: of its delegate, its status bar.
      guard let link = step(), link.name == "first" || link.name == "last" else { return nil }
      return (place, .otherChoice)
    }
  }

  /// `place` is an array of arrays of windows.
  private mutating func fromListsOfWindows() -> (Node, WindowLookup.Value)? {
    guard let link = step() else { return nil }
    switch link.name {
    case "joined": return fromWindows()
    case "flatMap" where link.argument?.mappedScene == .itself: return fromWindows()
    case "first" where !link.isCall && skipMarks().count > 0: return fromWindows()
    default: return nil
    }
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
    if let mapped = mappedScene(isUsual: isUsual) { return mapped }
    place = scene
    _ = skipMarks()
    if let link = step(), link.name == "delegate" { return (place, .otherChoice) }
    return (scene, .otherChoice)
  }

  /// `.flatMap { $0 as? UIWindowScene }`, `.flatMap { ($0 as? UIWindowScene)?.windows.first }` behind the first scene.
  private mutating func mappedScene(isUsual: Bool) -> (Node, WindowLookup.Value)? {
    guard let link = step(), link.name == "flatMap" else { return nil }
    switch link.argument?.mappedScene ?? .other {
    case .scene: return windowOfScene(or: (place, isUsual ? .scene : .otherChoice), isForced: false)
    case .window: return (place, isUsual ? .window : .otherChoice)
    case .windows: return skipMarks().count > 0 ? fromWindows() : nil
    case .itself, .other: return nil
    }
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
  /// The member that is read of this directly, through brackets only.
  fileprivate var chainedMember: MemberAccess? {
    parenthesized.parent.flatMap(MemberAccess.init).flatMap { $0.base?.unparenthesized == self ? $0 : nil }
  }
}
