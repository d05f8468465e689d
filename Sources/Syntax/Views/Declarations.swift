/// What every declaration has: attributes, modifiers, the keyword behind them.
package protocol DeclarationView: SyntaxView {}

extension DeclarationView {
  package var attributes: [Attribute] { node.declarationAttributes }
  package var modifiers: [Node] { node.children(.modifier) }
  package func hasModifier(_ name: StaticString) -> Bool { modifiers.contains { $0.tree.token($0.firstToken, is: name) } }
  package func hasAttribute(_ name: StaticString) -> Bool { attributes.contains { $0.isNamed(name) } }
  /// `static` or `class`.
  package var isStatic: Bool { hasModifier("static") || hasModifier("class") }
  /// Whether its own modifiers hide it from other files: `private`, `fileprivate`; not `private(set)`, which every file may read.
  package var isPrivate: Bool { node.isDeclaredPrivate }
  /// Index of `func`, `class`, `var`, ...: the token behind the last attribute and modifier.
  package var keywordToken: Int {
    var last = node.firstToken - 1
    for child in node.children {
      guard child.kind == .attribute || child.kind == .modifier || child.kind == .ifConfig, child.firstToken == last + 1 else { break }
      last = child.lastToken
    }
    return last + 1
  }
  package var nameToken: Int { keywordToken + 1 }
  package var name: String { node.tree.name(ofToken: nameToken) }
}

extension Node {
  /// Its attributes; those in an `#if` in front of it, which may not hold, are not among them.
  package var declarationAttributes: [Attribute] { children.compactMap(Attribute.init) }

  /// As `DeclarationView.isPrivate`, of a declaration of any kind.
  package var isDeclaredPrivate: Bool {
    children(.modifier).contains { $0.tokenCount == 1 && tree.token($0.firstToken, isOneOf: ["private", "fileprivate"]) }
  }
}

/// `@Name(arguments)`.
package struct Attribute: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .attribute else { return nil }
    self.node = node
  }
  package var name: String { node.tree.name(ofToken: node.firstToken + 1) }
  package func isNamed(_ name: StaticString) -> Bool { node.tree.token(node.firstToken + 1, is: name) }
  package var arguments: [Argument] { node.children.compactMap(Argument.init) }
}

/// A class, struct, enum, actor, protocol or extension.
package struct TypeDecl: DeclarationView {
  package let node: Node
  package init?(_ node: Node) {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: self.node = node
    default: return nil
    }
  }
  package var isExtension: Bool { node.kind == .extensionDecl }
  /// The declared name; of an extension the extended type without generic arguments (`UIKit.UIView` stays whole).
  package var name: String { extendedType.map { TypeName($0).path } ?? node.tree.name(ofToken: nameToken) }
  package var extendedType: Node? { isExtension ? node.child(.type) : nil }
  package var inheritedTypes: [Node] { node.child(.inheritanceClause)?.children(.type) ?? [] }
  package var memberBlock: Node? { node.child(.memberBlock) }
  /// Members, also those in `#if` clauses.
  package var members: [Node] { memberBlock.map(Self.items(in:)) ?? [] }

  private static func items(in block: Node) -> [Node] {
    block.children.flatMap { child in
      child.kind == .ifConfig ? child.children.flatMap { clause in items(in: clause).filter { $0.isItem } } : [child]
    }
  }
}

/// How a type is spelled: the name without optional marks, generic arguments, attributes and `any`/`some`.
package struct TypeName: Sendable {
  package let node: Node
  package init(_ node: Node) { self.node = node }

  private var coreTokens: ClosedRange<Int> {
    var first = node.firstToken
    let tree = node.tree
    for child in node.children where child.kind == .attribute && child.firstToken == first { first = child.lastToken + 1 }
    while first < node.lastToken,
      ["any", "some", "inout", "borrowing", "consuming", "sending", "isolated"].contains(tree.text(ofToken: first))
    { first += 1 }
    return first...max(first, node.lastToken)
  }
  /// `UIKit.UIView` of `UIKit.UIView?`; for a type that is no plain name (`[A]`, a function, a tuple) its whole spelling.
  package var path: String {
    let (tree, tokens) = (node.tree, coreTokens)
    var (parts, depth) = ([String](), 0)
    for token in tokens {
      switch tree.tokens[token].kind {
      case .identifier, .keyword: if depth == 0 { parts.append(tree.name(ofToken: token)) }
      case .period: break
      case .question, .exclamation, .questionInfix: break
      default:
        let text = tree.text(ofToken: token)
        if text.hasPrefix("<") {
          depth += text.utf8.count
        } else if text.allSatisfy({ $0 == ">" || $0 == "?" || $0 == "!" }) {
          depth -= text.filter { $0 == ">" }.count
        } else if depth == 0 {
          return node.text
        }
      }
    }
    return parts.isEmpty ? node.text : parts.joined(separator: ".")
  }
  /// The last name of the path: `UIView` of `UIKit.UIView?`.
  package var name: String { path.split(separator: ".").last.map(String.init) ?? path }
  /// `T?`, `T!`, `Optional<T>`.
  package var isOptional: Bool {
    let last = node.tree.text(ofToken: node.lastToken)
    return last.hasSuffix("?") || last.hasSuffix("!") || name == "Optional"
  }
  /// An optional whose members are asked behind a mark, which those of `T!` are not.
  package var needsMark: Bool { isOptional && !node.tree.text(ofToken: node.lastToken).hasSuffix("!") }
}

/// `func`, `init`, `deinit`, `subscript`.
package struct FunctionDecl: DeclarationView {
  package let node: Node
  package init?(_ node: Node) {
    switch node.kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: self.node = node
    default: return nil
    }
  }
  /// The base name; `init`, `deinit`, `subscript` for those.
  package var name: String { node.kind == .functionDecl ? node.tree.name(ofToken: nameToken) : node.tree.name(ofToken: keywordToken) }
  package var parameterClause: Node? { node.child(.parameterClause) }
  package var parameters: [Parameter] { parameterClause?.children.compactMap(Parameter.init) ?? [] }
  package var body: Node? { node.child(.codeBlock) ?? node.child(.accessorBlock) }
  package var returnType: Node? { node.child(.returnClause)?.child(.type) }
  /// `collectionView(_:cellForItemAt:)`, as Swift names functions.
  package var signature: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

/// `label name: Type = value`.
package struct Parameter: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .parameter else { return nil }
    self.node = node
  }
  private var firstNameToken: Int {
    var first = node.firstToken
    for child in node.children where (child.kind == .attribute || child.kind == .modifier) && child.firstToken == first {
      first = child.lastToken + 1
    }
    return first
  }
  private var hasTwoNames: Bool {
    guard firstNameToken + 1 <= node.lastToken else { return false }
    let kind = node.tree.tokens[firstNameToken + 1].kind
    return kind == .identifier || kind == .wildcard || (kind == .keyword && firstNameToken + 1 < (type?.firstToken ?? Int.max))
  }
  /// The name inside the function.
  package var nameToken: Int { hasTwoNames ? firstNameToken + 1 : firstNameToken }
  package var name: String { node.tree.name(ofToken: nameToken) }
  /// The argument label; nil for `_`.
  package var label: String? {
    let text = node.tree.name(ofToken: firstNameToken)
    return text == "_" ? nil : text
  }
  package var type: Node? { node.child(.type) }
  package var defaultValue: Node? { node.child(.initializerClause)?.firstChild }
  /// `Int...`, which in the function is an array.
  package var isVariadic: Bool {
    let end = node.child(.initializerClause)?.firstToken ?? node.lastToken + 1
    return (node.firstToken..<max(node.firstToken, end)).contains { token in
      let range = node.tree.tokens[token].range
      return range.count >= 3 && node.tree.source[range].suffix(3).allSatisfy { $0 == UInt8(ascii: ".") }
    }
  }
}

/// `let`/`var` with its bindings.
package struct VariableDecl: DeclarationView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .variableDecl else { return nil }
    self.node = node
  }
  package var isLet: Bool { node.tree.token(keywordToken, is: "let") }
  package var isLazy: Bool { hasModifier("lazy") }
  package var bindings: [PatternBinding] { node.children.compactMap(PatternBinding.init) }
}

/// `pattern: Type = value { accessors }`.
package struct PatternBinding: SyntaxView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .patternBinding else { return nil }
    self.node = node
  }
  package var pattern: Node? { node.firstChild }
  package var name: String? { pattern.flatMap { $0.kind == .identifierPattern ? node.tree.name(ofToken: $0.firstToken) : nil } }
  package var type: Node? { node.child(.typeAnnotation)?.child(.type) }
  package var value: Node? { node.child(.initializerClause)?.firstChild }
  package var accessorBlock: Node? { node.child(.accessorBlock) }
  /// It has a getter: accessors other than observers.
  package var isComputed: Bool {
    guard let block = accessorBlock else { return false }
    let accessors = block.children.compactMap(Accessor.init)
    return accessors.isEmpty || accessors.contains { !["willSet", "didSet"].contains($0.name) }
  }
}

/// `get`, `set(newName)`, `didSet`, ...
package struct Accessor: DeclarationView {
  package let node: Node
  package init?(_ node: Node) {
    guard node.kind == .accessorDecl else { return nil }
    self.node = node
  }
  /// The word that says which it is.
  package var name: String { node.tree.name(ofToken: keywordToken) }
  package var body: Node? { node.child(.codeBlock) }
  /// The name between its brackets.
  package var parameterName: String? {
    let token = keywordToken + 1
    guard token + 1 <= node.lastToken, node.tree.tokens[token].kind == .leftParen else { return nil }
    return node.tree.name(ofToken: token + 1)
  }
}
