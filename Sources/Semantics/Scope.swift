import Syntax

extension FileModel {
  /// How `self` can be reached at a place. An argument of an escaping autoclosure that the project declares is a closure too.
  package func selfAccess(at node: Node) -> SelfAccess {
    let access = node.selfAccess
    guard access == .implicit, let member = node.enclosingMember else { return access }
    let isInAutoclosure = node.ancestors.prefix { $0 != member }.contains { place in
      guard let argument = Argument(place), let call = place.parent?.parent.flatMap(FunctionCall.init) else { return false }
      return isEscapingAutoclosure(argument, of: call)
    }
    return isInAutoclosure ? .explicit : .implicit
  }

  private func isEscapingAutoclosure(_ argument: Argument, of call: FunctionCall) -> Bool {
    guard let name = call.calleeName, let position = call.arguments.firstIndex(where: { $0.node == argument.node }) else { return false }
    return index.parameters(ofFunction: name, labels: call.arguments.map(\.label)).contains { parameters in
      position < parameters.count && parameters[position].isAutoclosure && parameters[position].isEscaping
    }
  }

  /// How a member of `self` is spelled at a place: `view`, `self.view` in a closure or behind a local of that name, `controller.view`.
  /// Nil where `self` cannot be reached. Where the place is what the member gives (`override var traitCollection`), the superclass's.
  package func memberOfSelf(_ name: String, at node: Node, _ access: SelfAccess? = nil) -> String? {
    guard let prefix = (access ?? selfAccess(at: node)).prefix else { return nil }
    if let member = node.getterAround, member.name == name {
      return member.isOverride && (prefix.isEmpty || prefix == "self.") ? "super." + name : nil
    }
    if prefix.isEmpty, node.localBinding(named: name) != nil { return "self." + name }
    return prefix + name
  }
}

extension Node {
  /// `view` or `self.view`, not a local of that name: of a controller, its own view.
  package var isOwnView: Bool {
    if let access = MemberAccess(self) { return access.isNamed("view") && access.base?.isIdentifier("self") == true }
    return isIdentifier("view") && localBinding(named: "view") == nil
  }

  /// The property whose value is computed here: it may not ask for itself.
  fileprivate var getterAround: (name: String, isOverride: Bool)? {
    guard let member = enclosingMember, let variable = VariableDecl(member), let block = enclosing(member, .accessorBlock),
      let name = block.parent.flatMap(PatternBinding.init)?.name
    else { return nil }
    let accessor = ancestors.prefix { $0 != block }.last.flatMap(Accessor.init)
    guard accessor == nil || accessor?.name == "get" else { return nil }
    return (name, variable.hasModifier("override"))
  }

  /// The outermost node of a kind around this one, below a member.
  private func enclosing(_ member: Node, _ kind: NodeKind) -> Node? {
    ancestors.prefix { $0 != member }.last { $0.kind == kind }
  }
}
