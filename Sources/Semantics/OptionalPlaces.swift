import Syntax

extension Node {
  /// The longest chain of members, calls, subscripts and `?` that begins with this expression.
  package var wholeChain: Node {
    var place = parenthesized
    while let parent = place.parent, parent.chainBase != nil, parent.firstChild == place, parent.kind != .tuple {
      place = parent.parenthesized
    }
    return place
  }

  /// Whether the value of the chain that begins here may become an optional without any other change: the chain has a `?` behind this
  /// part already, or it stands where an optional is taken.
  package func chainAcceptsOptional(in model: FileModel) -> Bool {
    let chain = wholeChain
    // What may be missing anyway changes nothing where it is read whole.
    if chain == parenthesized, let name = MemberAccess(self)?.name, Self.optionalsOfScreens.contains(name) { return true }
    var place = chain
    while place != self, let base = place.chainBase {
      if place.kind == .forceUnwrap { return false }
      if place.kind == .optionalChaining { return true }
      place = base
    }
    return chain.acceptsOptional(in: model)
  }

  /// The members of `UIScreen` that are optionals.
  private static let optionalsOfScreens: Set<String> = ["currentMode", "preferredMode", "mirrored", "focusedItem", "focusedView"]

  /// Whether an optional may stand at this place.
  func acceptsOptional(in model: FileModel) -> Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .infixOperator:
      guard let infix = InfixOperator(parent) else { return false }
      if infix.isOperator("??") { return infix.left == self }
      return infix.isAssignment && infix.right == self && infix.left.isDeclaredOptional(in: model)
    case .initializerClause: return parent.bindsOptional(self)
    case .argument: return parent.isOptionalArgument(in: model)
    case .ternary: return parent.firstChild != self && parent.parenthesized.acceptsOptional(in: model)
    case .returnStmt: return parent.enclosingFunctionReturnsOptional
    case .codeBlock, .accessorBlock, .closure:
      return parent.kind != .closure && parent.firstChild == self && nextSibling == nil && enclosingFunctionReturnsOptional
    default: return false
    }
  }

  /// Of `= value`: whether it is bound by `if let`, `guard let`, or to a variable that is annotated as optional.
  private func bindsOptional(_ value: Node) -> Bool {
    guard let holder = parent else { return false }
    if holder.kind == .optionalBinding { return true }
    return PatternBinding(holder)?.type.map { TypeName($0).isOptional } ?? false
  }

  /// Of an argument: whether every function of the project that can be meant takes an optional there.
  private func isOptionalArgument(in model: FileModel) -> Bool {
    guard let argument = Argument(self), let call = parent?.parent.flatMap(FunctionCall.init), let name = call.declaredName,
      let position = call.arguments.firstIndex(where: { $0.node == argument.node })
    else { return false }
    let candidates = model.index.parameters(ofFunction: name, labels: call.arguments.map(\.label))
    return !candidates.isEmpty && candidates.allSatisfy { position < $0.count && $0[position].isOptional }
  }

  private var enclosingFunctionReturnsOptional: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closure: return false
      case .functionDecl, .subscriptDecl: return FunctionDecl(ancestor)?.returnType.map { TypeName($0).isOptional } ?? false
      case .accessorDecl where Accessor(ancestor)?.name != "get": return false
      case .patternBinding: return PatternBinding(ancestor)?.type.map { TypeName($0).isOptional } ?? false
      case .memberBlock: return false
      default: break
      }
    }
    return false
  }

  /// Of the left side of an assignment: a local or a member of one's own that is annotated as optional.
  private func isDeclaredOptional(in model: FileModel) -> Bool {
    let name: String
    if kind == .identifier {
      name = tree.name(ofToken: firstToken)
      if let local = localBinding(named: name) { return local.isOptional }
    } else if let access = MemberAccess(self), access.base?.isIdentifier("self") == true {
      name = access.name
    } else {
      return false
    }
    return ownProperty(named: name, in: model)?.type.map { TypeName($0).isOptional } ?? false
  }

  /// A property of the type around this place, declared in it, in a part of it elsewhere, or in a class that it inherits from.
  package func ownProperty(named name: String, in model: FileModel) -> PatternBinding? {
    guard let type = enclosingType else { return nil }
    func find(in members: [Node]) -> PatternBinding? {
      members.compactMap(VariableDecl.init).flatMap(\.bindings).first { $0.name == name }
    }
    if let own = find(in: type.members) { return own }
    let last = type.name.split(separator: ".").last
    let sites = model.index.declarations(named: name).filter { site in
      guard let owner = site.ownerType?.split(separator: ".").last else { return false }
      return owner == last || model.inherits(type, from: String(owner))
    }
    guard let site = sites.first, sites.count == 1,
      let tree = model.index.tree(of: site.file), site.offset < tree.source.count
    else { return nil }
    let place = tree.node(covering: site.offset..<site.offset + 1)
    return PatternBinding(place) ?? place.ancestors.lazy.compactMap(PatternBinding.init).first
  }

  /// The stored property of one's own that a value is assigned to directly: `isLocked` of `isLocked = UIScreen.main.isCaptured`.
  package var storedFlag: String? {
    guard let assignment = InfixOperator(enclosingStatement), assignment.isAssignment,
      assignment.right.isAncestor(of: self) || assignment.right == self
    else { return nil }
    let left = assignment.left
    let name: String
    if left.kind == .identifier {
      name = tree.name(ofToken: left.firstToken)
      guard localBinding(named: name) == nil else { return nil }
    } else if let access = MemberAccess(left), access.base?.isIdentifier("self") == true {
      name = access.name
    } else {
      return nil
    }
    let isOwn = (enclosingType?.members ?? []).compactMap(VariableDecl.init).flatMap(\.bindings).contains {
      $0.name == name && !$0.isComputed
    }
    return isOwn ? name : nil
  }
}

extension FunctionCall {
  /// The name under which the index knows the called function: a type's for an initializer.
  package var declaredName: String? {
    guard let name = calleeName else { return nil }
    return name == "init" ? MemberAccess(callee)?.base?.lastName : name
  }
}
