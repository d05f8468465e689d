/// `if conditions { } else ...`.
package struct IfExpr: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .ifExpr else { return nil }
    self.node = node
  }
  package var conditions: [Node] { Array(node.children.prefix { $0.kind != .codeBlock }) }
  package var body: Node? { node.child(.codeBlock) }
  /// The block or the `if` behind `else`.
  package var elseBody: Node? { body.flatMap { $0.nextSibling } }
}

/// `guard conditions else { }`.
package struct GuardStmt: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .guardStmt else { return nil }
    self.node = node
  }
  package var conditions: [Node] { Array(node.children.prefix { $0.kind != .codeBlock }) }
  package var body: Node? { node.child(.codeBlock) }
}

/// `switch subject { cases }`.
package struct SwitchExpr: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .switchExpr, node.firstChild != nil else { return nil }
    self.node = node
  }
  package var subject: Node { node.firstChild ?? node }
  /// The cases that stand directly in it; those within `#if` are not among them.
  package var cases: [SwitchCase] { node.children.compactMap(SwitchCase.init) }
  package var hasConditionalCases: Bool { node.child(.ifConfig) != nil }
}

/// `case items: statements`, `default: statements`.
package struct SwitchCase: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .switchCase else { return nil }
    self.node = node
  }
  package var items: [Node] { node.children(.caseItem) }
  package var isDefault: Bool { node.child(.caseItem) == nil }
  package var patterns: [Node] { items.compactMap(\.firstChild) }
  package var statements: [Node] { node.children.filter { $0.kind != .caseItem && $0.kind != .attribute } }
}

/// `let name = value` as a condition.
package struct OptionalBinding: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .optionalBinding else { return nil }
    self.node = node
  }
  package var pattern: Node? { node.firstChild }
  /// The bound name where the pattern is one.
  package var name: String? {
    pattern.flatMap { $0.kind == .identifierPattern || $0.kind == .identifier ? node.tree.name(ofToken: $0.firstToken) : nil }
  }
  package var isLet: Bool { node.tree.token(node.firstToken, is: "let") }
  package var type: Node? { node.child(.typeAnnotation)?.firstChild }
  /// Missing in `if let name`.
  package var value: Node? { node.child(.initializerClause)?.firstChild }
}

/// `case pattern = value` as a condition.
package struct MatchingCondition: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .matchingCondition else { return nil }
    self.node = node
  }
  package var pattern: Node? { node.firstChild }
  package var value: Node? { node.child(.initializerClause)?.firstChild }
}

/// `for pattern in sequence where condition { }`.
package struct ForStmt: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .forStmt, node.firstChild != nil else { return nil }
    self.node = node
  }
  package var pattern: Node { node.firstChild ?? node }
  package var sequence: Node? { node.children.dropFirst().first { $0.kind != .typeAnnotation } }
  package var body: Node? { node.child(.codeBlock) }
}
