import Syntax

/// Initial values: what a property or a global is made with, once.
extension Node {
  /// Whether the place is in the initial value of a stored property or a global, not in an accessor.
  package var isInStoredValue: Bool {
    guard let member = enclosingMember, member.kind == .variableDecl else { return false }
    return !ancestors.contains { $0.kind == .accessorBlock && $0.parent?.parent == member }
  }

  /// The name of the `lazy` variable whose initial value is computed here: not in a closure that runs later.
  package var lazyValueAround: String? {
    guard let member = enclosingMember, let variable = VariableDecl(member), variable.isLazy, isInStoredValue else { return nil }
    let runsLater = ancestors.prefix { $0 != member }.compactMap(Closure.init).contains { !$0.runsAtOnce }
    return runsLater ? nil : variable.bindings.first?.name
  }
}

extension Closure {
  /// Whether a `lazy` value is made with it and it runs later: what `self` keeps may keep it.
  var isPartOfLazyValue: Bool { !runsAtOnce && node.lazyValueAround != nil }
}
