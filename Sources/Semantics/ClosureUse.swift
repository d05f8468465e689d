import Syntax

/// What becomes of a closure: who keeps it, and where it runs.
extension Closure {
  /// The call that it is handed to as an argument or as a trailing closure.
  package var receivingCall: FunctionCall? {
    guard let parent = node.parenthesized.parent else { return nil }
    if let call = FunctionCall(parent) { return call.callee.unparenthesized == node ? nil : call }
    guard parent.kind == .argument, let holder = parent.parent else { return nil }
    if let call = FunctionCall(holder) { return call }
    return holder.kind == .argumentList ? holder.parent.flatMap(FunctionCall.init) : nil
  }

  /// Whether it runs while the statement around it does: it is called where it stands, or handed to a function of sequences, to a
  /// renderer, or to the `then` of what has just been made.
  package var runsAtOnce: Bool {
    if let call = node.parenthesized.parent.flatMap(FunctionCall.init), call.callee.unparenthesized == node { return true }
    guard let call = receivingCall, let name = call.calleeName else { return false }
    return Self.functionsThatRunIt.contains(name) || call.isDrawnByRenderer || call.setsUpWhatIsMade
  }

  /// Whether it draws what the call returns: `renderer.image { ... }`.
  package var draws: Bool { receivingCall?.isDrawnByRenderer ?? false }

  private static let functionsThatRunIt: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "reduce", "first", "contains", "sorted", "allSatisfy", "min", "max",
    "assumeIsolated", "performWithoutAnimation", "autoreleasepool",
  ]

  /// Whether something keeps it that `self` holds, or that lives as long as the app: it is assigned to a property, or its subscription is;
  /// or what is made with it; a lazy value is made with it; a control, a notification center or a run loop has it.
  var isKeptByOwner: Bool {
    if isPartOfLazyValue { return true }
    if let call = receivingCall {
      return call.subscriptionIsKept || call.keepsWhatItIsHanded || (call.isInitializer && call.node.parenthesized.isAssignedToProperty)
    }
    return node.parenthesized.isAssignedToProperty
  }

  /// Whether what it is handed to runs it off the main thread: `DispatchQueue.global()`, `Task.detached`, a queue of its own.
  var hopsOffMain: Bool {
    guard let access = (receivingCall?.callee.unparenthesized).flatMap(MemberAccess.init), let base = access.base?.unparenthesized else {
      return false
    }
    if base.isIdentifier("Task"), access.isNamed("detached") { return true }
    guard ["async", "asyncAfter", "sync", "addOperation", "addBarrierBlock", "schedule", "perform"].contains(access.name) else {
      return false
    }
    return base.valuesBehindName.contains { FunctionCall($0.unparenthesized)?.makesBackgroundQueue ?? false }
  }

  /// Whether it is handed to the main queue or actor.
  var hopsToMain: Bool {
    if attributes.contains(where: { $0.isNamed("MainActor") }) { return true }
    guard let call = receivingCall, let access = MemberAccess(call.callee.unparenthesized), let base = access.base?.unparenthesized else {
      return false
    }
    if base.isIdentifier("MainActor"), access.isNamed("run") { return true }
    guard let main = MemberAccess(base), main.isNamed("main") else { return false }
    return main.base?.lastName == "DispatchQueue" || main.base?.lastName == "OperationQueue" || main.base?.lastName == "RunLoop"
  }
}

extension Node {
  /// Of a name, what a local or a member of the type, or of the file, is made with; any other expression itself.
  fileprivate var valuesBehindName: [Node] {
    guard let name = lastName, kind == .identifier || MemberAccess(self)?.base?.isIdentifier("self") == true else { return [self] }
    if kind == .identifier, let local = localBinding(named: name) { return [local.value].compactMap { $0 } }
    let members = (enclosingType?.members ?? []) + tree.root.children
    return members.compactMap(VariableDecl.init).flatMap(\.bindings).filter { $0.name == name }.compactMap(\.value)
  }
}

extension FunctionCall {
  /// `DispatchQueue.global()`, `DispatchQueue(label: "images")`, `OperationQueue()`
  fileprivate var makesBackgroundQueue: Bool {
    if let access = MemberAccess(callee), access.isNamed("global"), access.base?.lastName == "DispatchQueue" { return true }
    switch calleeName {
    case "DispatchQueue": return argument(labelled: "label") != nil
    case "OperationQueue": return arguments.isEmpty
    default: return false
    }
  }

  /// `UIGraphicsImageRenderer(size: size).image { ... }`, `renderer.pdfData { ... }`
  fileprivate var isDrawnByRenderer: Bool {
    guard ["image", "pngData", "jpegData", "pdfData"].contains(calleeName ?? ""), let renderer = MemberAccess(callee)?.base else {
      return false
    }
    return (FunctionCall(renderer)?.calleeName ?? renderer.lastName)?.lowercased().hasSuffix("renderer") ?? false
  }

  /// `UILabel().then { $0.numberOfLines = 0 }`. Of a promise, `then` runs later.
  fileprivate var setsUpWhatIsMade: Bool {
    guard calleeName == "then", let type = MemberAccess(callee)?.base.flatMap(FunctionCall.init)?.calleeName else { return false }
    return type.first?.isUppercase == true && !type.hasSuffix("Promise") && !type.hasSuffix("Future")
  }

  /// Whether it makes a value of a type that it names.
  fileprivate var isInitializer: Bool { calleeName == "init" || calleeName?.first?.isUppercase == true }

  /// Whether what it is handed is kept until somebody takes it back, whatever becomes of what it returns.
  fileprivate var keepsWhatItIsHanded: Bool {
    switch calleeName {
    case "addObserver": argument(labelled: "forName") != nil
    case "scheduledTimer", "Timer": argument(labelled: "repeats")?.expression.text == "true"
    case "addPeriodicTimeObserver", "addBoundaryTimeObserver", "UIAction": true
    default: false
    }
  }

  /// Whether what a chain of calls returns is stored: `.store(in:)` behind it, or assigned to a property.
  fileprivate var subscriptionIsKept: Bool {
    var place = node
    while let parent = place.parenthesized.parent {
      if let access = MemberAccess(parent), access.base == place.parenthesized {
        if access.isNamed("store"), parent.parent?.kind == .functionCall { return true }
        place = parent
      } else if parent.kind == .functionCall, parent.firstChild == place {
        place = parent
      } else {
        break
      }
    }
    // A value that is assigned because of what the closure returned is no subscription; only known publishers' ends are.
    let ends = ["sink", "assign", "observe", "addObserver", "scheduledTimer", "addPeriodicTimeObserver"]
    return ends.contains(FunctionCall(place)?.calleeName ?? "") && place.parenthesized.isAssignedToProperty
  }
}

extension Node {
  /// Whether it is the right side of an assignment to a property of one's own, or to one reached through it.
  fileprivate var isAssignedToProperty: Bool {
    guard let infix = parent.flatMap(InfixOperator.init), infix.isAssignment, infix.right == self else { return false }
    let root = infix.left.chainRoot
    if root.isIdentifier("self") { return infix.left != root }
    guard root.kind == .identifier, enclosingType != nil else { return false }
    return localBinding(named: root.tree.name(ofToken: root.firstToken)) == nil
  }
}
