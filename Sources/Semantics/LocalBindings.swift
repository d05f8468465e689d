import Syntax

/// A name that a function, a closure or a statement declares: what may stand in the way of a member of `self`, or be asked in its place.
package struct LocalBinding: Sendable {
  /// What kind of declaration gives the name. `implicit` is `error`, `newValue` and `oldValue`.
  package enum Kind: Sendable {
    case parameter, closureParameter, capture, constant, variable, optionalBinding, loopVariable, pattern, function, implicit
  }
  package let name: String
  package let kind: Kind
  /// What declares it: `parameter`, `closureParameter`, `closureCapture`, `patternBinding`, `optionalBinding`, ...
  package let node: Node
  /// The type it is annotated with.
  package let type: Node?
  /// The expression it is bound to.
  package let value: Node?

  init(_ name: String, _ kind: Kind, _ node: Node, type: Node? = nil, value: Node? = nil) {
    (self.name, self.kind, self.node, self.type, self.value) = (name, kind, node, type, value)
  }

  package var isParameter: Bool { kind == .parameter || kind == .closureParameter }
  /// The name as code has to spell it: a reserved word in back-quotes.
  package var spelling: String {
    if name == "self" { return name }
    let tree = SyntaxTree(parsing: Array(name.utf8))
    return withExtendedLifetime(tree) { tree.tokens[0].kind == .keyword } ? "`\(name)`" : name
  }
  /// The argument label of a parameter.
  package var label: String? { Parameter(node)?.label }
  /// The last part of the annotated type's name, without `?`: `Cell` of `Feed.Cell?`.
  package var typeName: String? { type.map { TypeName($0).name } }
  /// By its annotation; what is inferred is taken to be there.
  package var isOptional: Bool { type.map { TypeName($0).isOptional } ?? false }
}

extension Node {
  /// The local names that can be used at this place, the nearest first. Members of types and globals are not among them.
  ///
  /// A `let` is visible in its own initial value, since naming it there is an error; the name of an `if let` or `guard let` is not,
  /// since `guard let window = window` reads the member.
  package var visibleBindings: [LocalBinding] {
    var (result, child) = ([LocalBinding](), self)
    for ancestor in ancestors {
      if ancestor.kind == .memberBlock || ancestor.kind == .sourceFile { break }
      ancestor.appendBindings(visibleFrom: child, to: &result)
      child = ancestor
    }
    return result
  }

  /// The nearest local binding of a name, or nil if the name is a member, a global or unknown.
  package func localBinding(named name: String) -> LocalBinding? {
    var child = self
    for ancestor in ancestors {
      if ancestor.kind == .memberBlock || ancestor.kind == .sourceFile { return nil }
      var found: [LocalBinding] = []
      ancestor.appendBindings(visibleFrom: child, to: &found)
      if let match = found.first(where: { $0.name == name }) { return match }
      child = ancestor
    }
    return nil
  }

  /// What this node declares for its child, the nearest first.
  private func appendBindings(visibleFrom child: Node, to result: inout [LocalBinding]) {
    switch kind {
    case .codeBlock, .accessorBlock, .ifConfigClause:
      appendStatements(before: child, to: &result)
    case .closure:
      appendStatements(before: child, to: &result)
      if child.kind != .closureSignature, let closure = Closure(self) { closure.appendNames(to: &result) }
    case .switchCase:
      appendStatements(before: child, to: &result)
      for pattern in SwitchCase(self)?.patterns ?? [] { pattern.appendPatternNames(.pattern, declaring: self, to: &result) }
    case .caseItem:
      if child.kind == .whereClause { firstChild?.appendPatternNames(.pattern, declaring: self, to: &result) }
    case .ifExpr, .whileStmt:
      appendConditions(
        before: child,
        unlessIn: child.kind == .codeBlock ? child.precedingSiblings.contains { $0.kind == .codeBlock } : child.kind == .ifExpr, to: &result
      )
    case .guardStmt:
      appendConditions(before: child, unlessIn: child.kind == .codeBlock, to: &result)
    case .forStmt:
      guard child.kind == .codeBlock || child.kind == .whereClause, let loop = ForStmt(self) else { return }
      loop.pattern.appendPatternNames(.loopVariable, declaring: self, to: &result)
    case .catchClause:
      let items = children(.caseItem)
      for item in items { item.firstChild?.appendPatternNames(.pattern, declaring: self, to: &result) }
      if items.isEmpty, child.kind == .codeBlock { result.append(LocalBinding("error", .implicit, self)) }
    case .functionDecl, .initializerDecl, .subscriptDecl:
      guard child.kind == .codeBlock || child.kind == .accessorBlock, let function = FunctionDecl(self) else { return }
      // What is variadic is an array, of no type that is asked for here.
      result += function.parameters.map {
        LocalBinding($0.name, .parameter, $0.node, type: $0.isVariadic ? nil : $0.type, value: nil)
      }
    case .accessorDecl:
      guard let accessor = Accessor(self), ["set", "willSet", "didSet"].contains(accessor.name) else { return }
      result.append(LocalBinding(accessor.parameterName ?? (accessor.name == "didSet" ? "oldValue" : "newValue"), .implicit, self))
    default: break
    }
  }

  private func appendConditions(before child: Node, unlessIn isUnbound: Bool, to result: inout [LocalBinding]) {
    guard !isUnbound else { return }
    for condition in child.precedingSiblings.reversed() { condition.appendConditionNames(to: &result) }
  }

  /// The names that an `if`, `guard` or `while` condition binds.
  func appendConditionNames(to result: inout [LocalBinding]) {
    if let binding = OptionalBinding(self) {
      if let name = binding.name {
        result.append(LocalBinding(name, .optionalBinding, self, type: binding.type, value: binding.value))
      } else {
        binding.pattern?.appendPatternNames(.optionalBinding, declaring: self, to: &result)
      }
    } else if let condition = MatchingCondition(self) {
      condition.pattern?.appendPatternNames(.pattern, declaring: self, to: &result)
    }
  }

  private func appendStatements(before child: Node, to result: inout [LocalBinding]) {
    var statements = children(upTo: child) { kind in
      kind == .variableDecl || kind == .functionDecl || kind == .guardStmt || kind == .ifConfig
    }
    // A guard's own names are not known in it; a `let` is known in its own initial value.
    if statements.last == child, child.kind == .guardStmt { statements.removeLast() }
    for statement in statements.reversed() { statement.appendStatementNames(to: &result) }
  }

  private func appendStatementNames(to result: inout [LocalBinding]) {
    if let variable = VariableDecl(self) {
      for binding in variable.bindings {
        let kind: LocalBinding.Kind = variable.isLet ? .constant : .variable
        if let name = binding.name {
          result.append(LocalBinding(name, kind, binding.node, type: binding.type, value: binding.value))
        } else {
          binding.pattern?.appendPatternNames(kind, declaring: binding.node, to: &result)
        }
      }
    } else if let function = FunctionDecl(self), kind == .functionDecl {
      result.append(LocalBinding(function.name, .function, self))
    } else if let guarding = GuardStmt(self) {
      for condition in guarding.conditions { condition.appendConditionNames(to: &result) }
    } else if kind == .ifConfig {
      for clause in children { clause.appendStatements(before: self, to: &result) }
    }
  }

  /// The names a pattern binds, wherever in it they stand.
  func appendPatternNames(_ kind: LocalBinding.Kind, declaring node: Node, to result: inout [LocalBinding]) {
    let bindsIdentifiers = self.kind == .valueBindingPattern || self.kind == .tuplePattern || self.kind == .identifierPattern
    for part in preorder {
      switch part.kind {
      case .identifierPattern: result.append(LocalBinding(tree.name(ofToken: part.firstToken), kind, node))
      case .identifier where bindsIdentifiers || part.ancestors.contains(where: { $0.kind == .valueBindingPattern }):
        // In `case let .loaded(image)` the argument is a name; the callee and member bases are not.
        if part.parent?.kind == .argument || part.parent?.kind == .valueBindingPattern || part.parent?.kind == .optionalChaining {
          result.append(LocalBinding(tree.name(ofToken: part.firstToken), kind, node))
        }
      default: break
      }
    }
  }
}

extension Closure {
  fileprivate func appendNames(to result: inout [LocalBinding]) {
    for parameter in parameters {
      if let typed = Parameter(parameter) {
        result.append(LocalBinding(typed.name, .closureParameter, parameter, type: typed.type))
      } else {
        result.append(LocalBinding(parameter.tree.name(ofToken: parameter.firstToken), .closureParameter, parameter))
      }
    }
    for capture in captures where capture.name != "self" {
      result.append(LocalBinding(capture.name, .capture, capture.node, value: capture.value))
    }
  }
}
