/// `base.name`, `.name`.
package struct MemberAccess: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .memberAccess else { return nil }
    self.node = node
  }
  package var base: Node? { node.firstChild }
  package var periodToken: Int { base.map { $0.lastToken + 1 } ?? node.firstToken }
  package var nameToken: Int { periodToken + 1 }
  /// The name without back-quotes.
  package var name: String { node.tree.name(ofToken: nameToken) }
  package func isNamed(_ name: StaticString) -> Bool { node.tree.token(nameToken, is: name) }
  /// `a.b(c:d:)`.
  package var hasArgumentNames: Bool { node.lastToken > nameToken }
}

/// `callee(arguments) { trailing }`.
package struct FunctionCall: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .functionCall, node.firstChild != nil else { return nil }
    self.node = node
  }
  package var callee: Node { node.firstChild ?? node }
  package var argumentList: Node? { node.child(.argumentList) }
  package var arguments: [Argument] { argumentList?.children.compactMap(Argument.init) ?? [] }
  package func argument(labelled label: String) -> Argument? { arguments.first { $0.label == label } }
  /// The first trailing closure, without a label.
  package var trailingClosure: Node? { node.children.dropFirst().first { $0.kind == .closure } }
  package var labelledClosures: [Argument] { node.children.compactMap(Argument.init) }
  package var hasTrailingClosures: Bool { trailingClosure != nil }
  /// The last name of what is called: `dismiss` of `self.dismiss()`, `init` of `.init()`, `View` of `View<A>()`.
  package var calleeName: String? { callee.unparenthesized.lastName }
}

extension Node {
  /// The last name of a chain: of a member access its name, of a name itself; through generic arguments, `?` and `!`.
  package var lastName: String? {
    switch kind {
    case .identifier: return tree.name(ofToken: firstToken)
    case .memberAccess: return MemberAccess(self)?.name
    case .genericArguments, .optionalChaining, .forceUnwrap: return firstChild?.lastName
    default: return nil
    }
  }
  /// What a chain begins with: `a` of `a.b?.c(d)[e]`. An implicit member (`.a`) begins with itself.
  package var chainRoot: Node {
    var place = self
    while let base = place.chainBase { place = base }
    return place
  }
  /// One link back: the base of a member access, call, subscript, `?` or `!`, of brackets what is in them.
  package var chainBase: Node? {
    switch kind {
    case .memberAccess, .functionCall, .subscriptCall, .optionalChaining, .forceUnwrap, .genericArguments, .postfixOperator:
      return firstChild
    case .tuple:
      let inner = unparenthesized
      return inner == self ? nil : inner
    default: return nil
    }
  }
}

/// An element of a call, a subscript, a tuple, an interpolation; a labelled trailing closure.
package struct Argument: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .argument, node.firstChild != nil else { return nil }
    self.node = node
  }
  package var expression: Node { node.firstChild ?? node }
  package var labelToken: Int? { expression.firstToken > node.firstToken ? node.firstToken : nil }
  package var label: String? { labelToken.map { node.tree.name(ofToken: $0) } }
}

/// `base[arguments]`.
package struct SubscriptCall: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .subscriptCall, node.firstChild != nil else { return nil }
    self.node = node
  }
  package var base: Node { node.firstChild ?? node }
  package var arguments: [Argument] { node.child(.argumentList)?.children.compactMap(Argument.init) ?? [] }
}

/// `left operator right`, also `=`.
package struct InfixOperator: SyntaxView {
  package let node: Node
  package let left: Node
  package let right: Node
  package init?(_ node: Node) {
    guard node.kind == .infixOperator, let left = node.firstChild, let right = left.nextSibling else { return nil }
    (self.node, self.left, self.right) = (node, left, right)
  }
  package var operatorToken: Int { left.lastToken + 1 }
  package func isOperator(_ text: StaticString) -> Bool { node.tree.token(operatorToken, is: text) }
  package var operatorText: String { node.tree.text(ofToken: operatorToken) }
  package var isAssignment: Bool { isOperator("=") }
  /// `=`, `+=` and the like.
  package var assigns: Bool {
    let text = operatorText
    return text == "=" || (text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text) && !text.hasPrefix("."))
  }
}

/// `!operand`, `-operand`.
package struct PrefixOperator: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .prefixOperator, node.firstChild != nil else { return nil }
    self.node = node
  }
  package var operand: Node { node.firstChild ?? node }
  package var operatorToken: Int { node.firstToken }
  package var isNot: Bool { node.tree.token(node.firstToken, is: "!") }
}

/// `condition ? first : second`.
package struct Ternary: SyntaxView {
  package let node: Node
  package let condition: Node
  package let first: Node
  package let second: Node
  package init?(_ node: Node) {
    guard node.kind == .ternary, let condition = node.firstChild, let first = condition.nextSibling, let second = first.nextSibling else {
      return nil
    }
    (self.node, self.condition, self.first, self.second) = (node, condition, first, second)
  }
}

/// `operand as Type`, `as?`, `as!`.
package struct Cast: SyntaxView {
  package let node: Node
  package let operand: Node
  package let type: Node
  package init?(_ node: Node) {
    guard node.kind == .asExpr, let operand = node.firstChild, let type = operand.nextSibling else { return nil }
    (self.node, self.operand, self.type) = (node, operand, type)
  }
  package var isOptional: Bool { node.tree.tokens[operand.lastToken + 2].kind == .question && operand.lastToken + 2 < type.firstToken }
  package var isForced: Bool { node.tree.tokens[operand.lastToken + 2].kind == .exclamation && operand.lastToken + 2 < type.firstToken }
}

/// `{ [captures] parameters in items }`.
package struct Closure: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .closure else { return nil }
    self.node = node
  }
  package var signature: Node? { node.child(.closureSignature) }
  package var captures: [Capture] { signature?.children.compactMap(Capture.init) ?? [] }
  /// Its parameters with or without brackets: `parameter` or `closureParameter` nodes.
  package var parameters: [Node] {
    guard let signature else { return [] }
    if let clause = signature.child(.parameterClause) { return clause.children(.parameter) }
    return signature.children(.closureParameter)
  }
  package var items: [Node] { node.children.filter { $0.kind != .closureSignature } }
  package var attributes: [Attribute] { signature?.children.compactMap(Attribute.init) ?? [] }
}

/// `weak self`, `unowned(safe) name`, `name = value`.
package struct Capture: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .closureCapture else { return nil }
    self.node = node
  }
  package var specifier: Node? { node.child(.modifier) }
  package var isWeak: Bool { specifier.map { $0.tree.token($0.firstToken, is: "weak") } ?? false }
  package var isUnowned: Bool { specifier.map { $0.tree.token($0.firstToken, is: "unowned") } ?? false }
  package var expression: Node? { node.children.first { $0.kind != .modifier } }
  package var nameToken: Int { specifier.map { $0.lastToken + 1 } ?? node.firstToken }
  package var name: String { node.tree.name(ofToken: nameToken) }
  /// The value of `name = value`; nil where a name captures itself.
  package var value: Node? {
    guard let expression, expression.firstToken > nameToken else { return nil }
    return expression
  }
}

/// `"text \(argument)"`.
package struct StringLiteral: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .stringLiteral else { return nil }
    self.node = node
  }
  package var interpolations: [Node] { node.children(.interpolation) }
  package var isMultiline: Bool { node.bytes.drop { $0 == UInt8(ascii: "#") }.starts(with: "\"\"\"".utf8) }
  /// The text of a literal without interpolation, as it is spelled between its quotes.
  package var staticText: String? {
    guard interpolations.isEmpty else { return nil }
    return (node.firstToken...node.lastToken).filter { node.tree.tokens[$0].kind == .stringSegment }.map { node.tree.text(ofToken: $0) }
      .joined()
  }
}

/// `#name(arguments)`.
package struct MacroExpansion: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .macroExpansion else { return nil }
    self.node = node
  }
  /// The name without `#`.
  package var name: String {
    let first = node.tree.name(ofToken: node.firstToken)
    return first == "#" ? node.tree.name(ofToken: node.firstToken + 1) : String(first.drop { $0 == "#" })
  }
  package var arguments: [Argument] { node.child(.argumentList)?.children.compactMap(Argument.init) ?? [] }
}

extension SyntaxTree {
  /// A token's text without back-quotes.
  package func name(ofToken index: Int) -> String { String(decoding: nameBytes(ofToken: index), as: UTF8.self) }

  /// The bytes of that text.
  package func nameBytes(ofToken index: Int) -> ArraySlice<UInt8> {
    guard index < tokens.count else { return [] }
    var range = tokens[index].range
    if tokens[index].flags.contains(.backquoted), range.count > 2 { range = (range.lowerBound + 1)..<(range.upperBound - 1) }
    return source[range]
  }
}
