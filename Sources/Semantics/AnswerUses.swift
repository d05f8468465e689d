import Syntax

extension Node {
  /// Whether it is only asked where there is a pad, or as much width: beside `isPad` in one chain, or in a branch for pads.
  ///
  /// A pad has regular height whichever way it is turned.
  package var isAskedOfPads: Bool {
    var child = self
    for ancestor in ancestors {
      switch ancestor.kind {
      case .infixOperator:
        if let infix = InfixOperator(ancestor), infix.isOperator("&&") {
          if (infix.left == child ? infix.right : infix.left).asksForPad { return true }
        }
      case .ifExpr:
        let conditions = Array(ancestor.children.prefix { $0.kind != .codeBlock })
        if ancestor.child(.codeBlock) == child || conditions.contains(child), conditions.contains(where: { $0 != child && $0.asksForPad }) {
          return true
        }
      case .tuple where ancestor.parent?.kind == .switchExpr:
        if ancestor.children.contains(where: { $0 != child && $0.asksForKind }) { return true }
      case .ternary:
        if let ternary = Ternary(ancestor), ternary.first == child, ternary.condition.asksForPad { return true }
      case .switchCase:
        let constants = SwitchCase(ancestor)?.patterns.map(\.enumConstant) ?? []
        if !constants.isEmpty, constants.allSatisfy({ $0 == "pad" || $0 == "regular" }) { return true }
      case .memberBlock, .sourceFile: return false
      default: break
      }
      child = ancestor
    }
    return false
  }

  /// Whether another one of the values switched over is the kind of device, or the width.
  fileprivate var asksForKind: Bool {
    asksForPad || names.contains { ["userInterfaceIdiom", "horizontalSizeClass", "isPad", "isIPad", "isIpad"].contains($0) }
  }

  /// `idiom == .pad`, `horizontalSizeClass == .regular`, `isPad`, alone or in a chain of `&&`.
  private var asksForPad: Bool {
    let place = unparenthesized
    if let infix = InfixOperator(place) {
      if infix.isOperator("&&") { return infix.left.asksForPad || infix.right.asksForPad }
      guard let constant = infix.left.enumConstant ?? infix.right.enumConstant else { return false }
      if infix.isOperator("==") {
        return constant == "pad" || (constant == "regular" && place.names.contains { $0.hasPrefix("horizontal") })
      }
      return infix.isOperator("!=") && constant == "phone"
    }
    return ["isPad", "isIPad", "isIpad"].contains(place.lastName ?? "")
  }
}

/// Where a Boolean goes: through brackets, `!`, `&&` and `||`, and through the locals and properties that carry it.
extension Node {
  /// The widest Boolean expression that this one is an operand of.
  package var booleanTop: Node {
    var place = parenthesized
    while let parent = place.parent {
      let isLogical = InfixOperator(parent).map { $0.isOperator("&&") || $0.isOperator("||") } ?? false
      guard isLogical || PrefixOperator(parent)?.isNot == true else { break }
      place = parent.parenthesized
    }
    return place
  }

  /// The local that a Boolean is the initial value of.
  package var boundLocal: PatternBinding? {
    guard let clause = booleanTop.parent, clause.kind == .initializerClause, let binding = clause.parent.flatMap(PatternBinding.init),
      binding.name != nil, binding.node.parent != nil, binding.node.enclosingMember != binding.node.parent
    else { return nil }
    return binding
  }

  /// The computed property, or the function without parameters, whose result a Boolean is.
  package var computedOwner: (name: String, member: Node)? {
    let top = booleanTop
    let statement = top.parent?.kind == .returnStmt ? top.parent ?? top : top
    guard statement.isItem, let member = enclosingMember, let block = statement.parent, Array(block.children) == [statement],
      block.kind == .accessorBlock || block.kind == .codeBlock
    else { return nil }
    if let function = FunctionDecl(member), function.body == block, member.kind == .functionDecl, function.parameters.isEmpty {
      return (function.name, member)
    }
    guard let variable = VariableDecl(member), let binding = variable.bindings.first, variable.bindings.count == 1,
      block.kind == .accessorBlock ? block == binding.accessorBlock : block.parent?.parent == binding.accessorBlock, let name = binding.name
    else { return nil }
    return (name, member)
  }

  /// Whether a Boolean is one of the results of a computed property or of a function without parameters.
  package var isResultOfHelper: Bool {
    let top = booleanTop
    guard top.parent?.kind == .returnStmt || (top.isItem && top.nextSibling == nil), let member = enclosingMember else { return false }
    if let function = FunctionDecl(member) {
      return member.kind == .functionDecl && function.parameters.isEmpty && function.returnType.map { TypeName($0).name == "Bool" } == true
    }
    guard !isInStoredValue, let binding = member.child(.patternBinding).flatMap(PatternBinding.init) else { return false }
    return binding.type.map { TypeName($0).name == "Bool" } == true
  }

  /// The uses of a local behind its declaration.
  package func uses(ofLocal name: String, declaredBy declaration: Node) -> [Node] {
    guard let block = declaration.enclosing(.codeBlock, .closure, .switchCase, .accessorBlock, .ifConfigClause) else { return [] }
    let scope = declaration.kind == .optionalBinding && declaration.parent?.kind == .ifExpr ? declaration.parent ?? block : block
    return scope.preorder.filter { use in
      use.kind == .identifier && use.range.lowerBound >= declaration.range.upperBound
        && tree.name(ofToken: use.firstToken) == name && use.localBinding(named: name)?.node == declaration
    }
  }
}

extension Node {
  /// Of an answer behind an optional chain: whether it stands where only an optional may, by itself or by a local's name.
  package var mustBeOptional: Bool {
    guard let parent = parenthesized.parent else { return false }
    switch parent.kind {
    case .forceUnwrap, .optionalChaining, .memberAccess: return true
    case .infixOperator: return InfixOperator(parent).map { $0.isOperator("??") && $0.left == parenthesized } ?? false
    case .initializerClause:
      if parent.parent?.kind == .optionalBinding { return true }
      guard let local = boundLocal, let name = local.name, local.type == nil else { return false }
      return uses(ofLocal: name, declaredBy: local.node).contains(where: \.mustBeOptional) || isUnwrapped(name, behind: local.node)
    default: return false
    }
  }

  /// Whether a local is bound again by its own name: `if let name`.
  package func isUnwrapped(_ name: String, behind declaration: Node) -> Bool {
    guard let block = declaration.enclosing(.codeBlock, .closure, .switchCase, .accessorBlock) else { return false }
    return block.preorder.contains { place in
      place.range.lowerBound > declaration.range.upperBound
        && OptionalBinding(place).map { $0.value == nil && $0.name == name } == true
    }
  }
}

extension FileModel {
  /// The places where an answer takes effect: itself, or the uses of the local or the property of this file that carries it.
  package func consequences(of answer: Node) -> [Node] {
    var visited: Set<Node> = []
    return consequences(of: answer, &visited)
  }

  private func consequences(of answer: Node, _ visited: inout Set<Node>) -> [Node] {
    guard visited.insert(answer).inserted else { return [] }
    if let local = answer.boundLocal, let name = local.name {
      let uses = answer.uses(ofLocal: name, declaredBy: local.node)
      return uses.isEmpty ? [answer] : uses.flatMap { consequences(of: $0, &visited) }
    }
    if let owner = answer.computedOwner, let type = answer.enclosingType {
      let uses = tree.uses(of: owner.name, outside: owner.member).filter { use in
        guard use.enclosingType?.name == type.name else { return false }
        return use.kind == .identifier ? use.localBinding(named: owner.name) == nil : MemberAccess(use)?.base?.isIdentifier("self") == true
      }.map { use in FunctionCall(use.parent ?? use)?.callee == use ? use.parent ?? use : use }
      return uses.isEmpty ? [answer] : uses.flatMap { consequences(of: $0, &visited) }
    }
    return [answer]
  }
}
