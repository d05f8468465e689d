import Syntax

/// How `self` can be reached from a place.
package enum SelfAccess: Sendable, Equatable {
  /// Members may be named alone.
  case implicit
  /// Inside a closure: members need `self.`.
  case explicit
  /// `guard let NAME = self` bound it again under this name.
  case named(String)
  case unavailable(NoSelf)

  package var isAvailable: Bool { if case .unavailable = self { false } else { true } }

  /// Why there is no `self`; nil where there is one.
  package var reason: NoSelf? { if case .unavailable(let reason) = self { reason } else { nil } }

  /// What stands before a member: `""`, `"self."` or `"NAME."`; nil where there is no `self`.
  package var prefix: String? {
    switch self {
    case .implicit: ""
    case .explicit: "self."
    case .named(let name): name + "."
    case .unavailable: nil
    }
  }
}

/// Why there is no `self` to ask.
package enum NoSelf: Sendable, Equatable {
  case weakSelf(WeakSelf)
  case staticMember, global, freeFunction, storedValue, defaultArgument, beforeInitializer, enumCase
  /// The closure is kept by something that `self` holds and does not use `self` yet.
  case wouldBeRetained
  /// The closure runs where traits and bounds may not be read.
  case offMainThread

  /// What is known of a weak `self` at a place.
  package enum WeakSelf: Sendable, Equatable {
    /// In the `else` of `if let self`.
    case gone
    /// Before a `guard let self` of the same block.
    case notYetBound
    case notBound
  }

  package var isWeakSelf: Bool { if case .weakSelf = self { true } else { false } }
}

extension Node {
  /// The declaration that stands directly in a type's members, or in the file, and holds this place.
  package var enclosingMember: Node? {
    var child = self
    for ancestor in ancestors {
      if ancestor.kind == .memberBlock || ancestor.kind == .sourceFile { return child }
      // `#if` between a member and its type.
      if ancestor.kind == .ifConfigClause, let config = ancestor.parent, config.kind == .ifConfig, config.isDirectlyInMembers {
        return child
      }
      child = ancestor
    }
    return nil
  }

  private var isDirectlyInMembers: Bool {
    for ancestor in ancestors {
      if ancestor.kind == .memberBlock || ancestor.kind == .sourceFile { return true }
      if ancestor.kind != .ifConfigClause && ancestor.kind != .ifConfig { return false }
    }
    return false
  }

  /// The class, struct, enum, actor, protocol or extension whose member this place is in.
  package var enclosingType: TypeDecl? {
    enclosing(.memberBlock)?.parent.flatMap(TypeDecl.init)
  }

  /// How `self` can be reached from here.
  package var selfAccess: SelfAccess {
    guard let member = enclosingMember, member != self || kind == .variableDecl else { return .unavailable(.global) }
    var access = accessInMember(member)
    let closures = closuresOutermostFirst(below: member)
    for closure in closures { access = closure.selfAccess(after: access, on: self) }
    guard Self.runOffMain(closures) else { return access }
    if case .unavailable(let reason) = access, !reason.isWeakSelf, reason != .wouldBeRetained { return access }
    return .unavailable(.offMainThread)
  }

  /// Like `selfAccess`, but closures on the main thread change nothing: `self` of a struct is a value, needs no `self.` and cannot be held.
  package var selfAccessInStruct: SelfAccess {
    let access = selfAccess
    guard case .unavailable(let reason) = access else { return .implicit }
    switch reason {
    case .weakSelf, .wouldBeRetained: return .implicit
    default: return access
    }
  }

  /// Whether this place runs off the main thread.
  package var isOffMain: Bool { enclosingMember.map { Self.runOffMain(closuresOutermostFirst(below: $0)) } ?? false }

  /// - Parameter closures: Those around a place, the outermost first: each may hop off the main thread or back to it.
  private static func runOffMain(_ closures: [Node]) -> Bool {
    closures.lazy.compactMap(Closure.init).reduce(false) { isOff, closure in closure.hopsOffMain || (isOff && !closure.hopsToMain) }
  }

  /// What reads as a closure between this place and its member: closures, and arguments that the compiler turns into one.
  private func closuresOutermostFirst(below member: Node) -> [Node] {
    var (result, child) = ([Node](), self)
    for ancestor in ancestors {
      if ancestor == member { break }
      if ancestor.kind == .closure, child.kind != .closureSignature || !child.isAncestorOrSelf(ofCaptureHolding: self) {
        result.append(ancestor)
      }
      if ancestor.kind == .interpolation, ancestor.isInLoggerCall { result.append(ancestor) }
      child = ancestor
    }
    return result.reversed()
  }

  /// The value of a capture (`[scale = UIScreen.main.scale]`) is computed outside the closure.
  private func isAncestorOrSelf(ofCaptureHolding place: Node) -> Bool {
    place.ancestors.contains { $0.kind == .closureCapture && $0.parent == self }
  }

  /// `logger.debug("\(value)")`: an interpolation of `Logger` is an escaping autoclosure (os framework, `OSLogInterpolation`).
  private var isInLoggerCall: Bool {
    guard let call = enclosing(.functionCall).flatMap(FunctionCall.init), let callee = MemberAccess(call.callee.unparenthesized),
      ["debug", "info", "notice", "error", "warning", "fault", "trace", "critical", "log"].contains(callee.name),
      let base = callee.base?.lastName ?? callee.base.flatMap({ FunctionCall($0)?.calleeName })
    else { return false }
    return base.lowercased().hasSuffix("log") || base.lowercased().hasSuffix("logger")
  }

  // MARK: Members

  /// How `self` is reached at this place if there were no closures.
  private func accessInMember(_ member: Node) -> SelfAccess {
    if isInDefaultArgument(below: member) { return .unavailable(.defaultArgument) }
    let isGlobal = enclosingType == nil
    switch member.kind {
    case .functionDecl, .subscriptDecl:
      if isGlobal { return .unavailable(.freeFunction) }
      return FunctionDecl(member)?.isStatic == true ? .unavailable(.staticMember) : .implicit
    case .initializerDecl: return accessInInitializer(member)
    case .deinitializerDecl: return .implicit
    case .variableDecl: return accessInVariable(member, isGlobal: isGlobal)
    case .enumCaseDecl: return .unavailable(.enumCase)
    default: return .unavailable(.global)
    }
  }

  private func isInDefaultArgument(below member: Node) -> Bool {
    for ancestor in ancestors {
      if ancestor == member { return false }
      if ancestor.kind == .parameter, ancestor.enclosing(.closure, .functionDecl, .initializerDecl, .subscriptDecl)?.kind != .closure {
        return true
      }
    }
    return false
  }

  private func accessInVariable(_ member: Node, isGlobal: Bool) -> SelfAccess {
    guard let variable = VariableDecl(member) else { return .unavailable(.global) }
    let binding = ancestors.first { $0.kind == .patternBinding && $0.parent == member }
    let isInAccessor = ancestors.contains { $0.kind == .accessorBlock && $0.parent == binding }
    if isGlobal { return .unavailable(.global) }
    if variable.isStatic { return .unavailable(.staticMember) }
    return isInAccessor || variable.isLazy ? .implicit : .unavailable(.storedValue)
  }

  /// In a class, `self` can be used behind `super.init` or `self.init`; in a value type everywhere (its own rules are the compiler's).
  private func accessInInitializer(_ initializer: Node) -> SelfAccess {
    guard let type = enclosingType else { return .unavailable(.global) }
    let delegations = initializer.initializerDelegations
    if delegations.contains(where: { call in call.range.upperBound <= range.lowerBound && call.dominates(self) }) { return .implicit }
    if type.node.kind == .classDecl || type.node.kind == .actorDecl { return .unavailable(.beforeInitializer) }
    return delegations.isEmpty ? .implicit : .unavailable(.beforeInitializer)
  }

  /// The calls of `super.init` and `self.init` in an initializer's own body.
  package var initializerDelegations: [Node] {
    guard let body = child(.codeBlock) else { return [] }
    return body.preorder.filter { node in
      guard let callee = FunctionCall(node).flatMap({ MemberAccess($0.callee) }), callee.isNamed("init"), let base = callee.base else {
        return false
      }
      return base.kind == .superExpr || base.isIdentifier("self")
    }
  }

  /// Whether the block this call stands in holds the other place too, so that the call ran before it.
  private func dominates(_ other: Node) -> Bool {
    guard let block = enclosing(.codeBlock, .closure, .switchCase) else { return false }
    return block.isAncestor(of: other)
  }

  // MARK: Closures

  /// What becomes of the access when this closure (or what reads as one) is entered on the way to `place`.
  private func selfAccess(after outer: SelfAccess, on place: Node) -> SelfAccess {
    var access = outer
    if case .implicit = access { access = .explicit }
    guard let closure = Closure(self) else { return access }
    if case .unavailable(let reason) = access, !reason.isWeakSelf, reason != .wouldBeRetained { return access }
    if let capture = closure.captures.first(where: { $0.name == "self" }) {
      access = capture.isWeak ? .unavailable(.weakSelf(place.weakSelf(in: self))) : .explicit
    } else if access.isAvailable, !closure.node.mentionsSelf, closure.isKeptByOwner {
      access = .unavailable(.wouldBeRetained)
    }
    let alias = closure.captures.first { capture in
      guard capture.isWeak, capture.name != "self" else { return false }
      return capture.value?.isIdentifier("self") == true || (capture.value == nil && access == .named(capture.name))
    }?.name
    if let alias, access == .named(alias) || (access.isAvailable && !closure.items.contains(where: \.mentionsSelf)) {
      access = .unavailable(.weakSelf(.notBound))
    }
    return place.selfBinding(in: self, alias).map { $0 == "self" ? .explicit : .named($0) } ?? access
  }

  private var mentionsSelf: Bool { preorder.contains { $0.isIdentifier("self") } }

  /// The name under which a `guard let`/`if let` between this closure's start and this place bound `self` again.
  /// - Parameter alias: Another name under which the closure captures `self` weakly.
  private func selfBinding(in closure: Node, _ alias: String?) -> String? {
    var child = self
    for ancestor in ancestors {
      if let name = ancestor.selfBinding(visibleFrom: child, alias) { return name }
      // What nested closures bind is theirs to say; they are asked after this one.
      if ancestor == closure { return nil }
      child = ancestor
    }
    return nil
  }

  private func selfBinding(visibleFrom child: Node, _ alias: String?) -> String? {
    switch kind {
    case .codeBlock, .closure, .switchCase, .ifConfigClause:
      for statement in child.precedingSiblings.reversed() where statement.kind == .guardStmt {
        if let name = statement.children.lazy.compactMap({ $0.selfRebinding(alias) }).first { return name }
      }
      return nil
    case .ifExpr, .whileStmt, .guardStmt:
      let before = child.precedingSiblings
      if kind == .ifExpr && before.contains(where: { $0.kind == .codeBlock }) { return nil }
      if kind == .guardStmt && child.kind == .codeBlock { return nil }
      return before.lazy.compactMap { $0.selfRebinding(alias) }.first
    default: return nil
    }
  }

  /// Why a weak `self` is not bound here.
  private func weakSelf(in closure: Node) -> NoSelf.WeakSelf {
    var child = self
    for ancestor in ancestors {
      if ancestor.kind == .ifExpr, child.precedingSiblings.contains(where: { $0.selfRebinding() != nil }) { return .gone }
      if ancestor.kind == .codeBlock || ancestor.kind == .closure {
        let later = ancestor.children.drop { $0 != child }.dropFirst()
        if later.contains(where: { $0.kind == .guardStmt && $0.children.contains { $0.selfRebinding() != nil } }) { return .notYetBound }
      }
      if ancestor == closure { break }
      child = ancestor
    }
    return .notBound
  }

  /// Of a condition: the name of `let self`, `let self = self`, `let NAME = self`.
  private func selfRebinding(_ alias: String? = nil) -> String? {
    guard let binding = OptionalBinding(self), let name = binding.name else { return nil }
    guard let value = binding.value?.unparenthesized else { return name == "self" || name == alias ? name : nil }
    return value.isIdentifier("self") || (value.kind == .identifier && value.text == alias) ? name : nil
  }
}
