/// A node read as what it is: `MemberAccess(node)?.name`. A view is as small as the node and fails for other kinds.
package protocol SyntaxView: Sendable {
  var node: Node { get }
  init?(_ node: Node)
}

extension Node {
  package var tokenCount: Int { max(0, lastToken - firstToken + 1) }

  /// Whether it is exactly this name.
  package func isIdentifier(_ name: StaticString) -> Bool {
    kind == .identifier && tree.token(firstToken, is: name)
  }

  /// The same of a name that is known only now, without its back quotes.
  package func isIdentifier(named name: String) -> Bool { kind == .identifier && tree.name(ofToken: firstToken) == name }

  /// The expression inside any brackets around it: of `((a))`, `a`.
  package var unparenthesized: Node {
    var result = self
    while result.kind == .tuple, let only = result.onlyTupleElement { result = only }
    return result
  }

  /// The expression without brackets, and without the `?` or `!` behind it: of `(window)?`, `window`.
  package var withoutMarks: Node {
    var result = unparenthesized
    while result.kind == .optionalChaining || result.kind == .forceUnwrap, let inner = result.firstChild { result = inner.unparenthesized }
    return result
  }

  /// The widest expression that is this one in brackets: of `a` in `((a))`, `((a))`.
  package var parenthesized: Node {
    // Nearly nothing stands in brackets of its own.
    guard parentKind == .argument else { return self }
    var result = self
    while let argument = result.parent, argument.kind == .argument, let tuple = argument.parent, tuple.kind == .tuple,
      tuple.onlyTupleElement == result
    {
      result = tuple
    }
    return result
  }

  /// Of a tuple with one element and no label, that element.
  private var onlyTupleElement: Node? {
    guard let first = firstChild, first.nextSibling == nil, first.kind == .argument, let argument = Argument(first),
      argument.labelToken == nil
    else { return nil }
    return argument.expression
  }

  /// Its tokens' text in sequence without trivia: equal for expressions that differ only in blanks, line ends and comments.
  package var tokenText: String {
    var bytes: [UInt8] = []
    for token in firstToken...max(firstToken, lastToken) { bytes += tree.source[tree.tokens[token].range] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether both have the same tokens, whatever stands between them.
  package func hasSameTokens(as other: Node) -> Bool {
    guard tokenCount == other.tokenCount else { return false }
    for offset in 0..<tokenCount {
      let (a, b) = (tree.tokens[firstToken + offset].range, other.tree.tokens[other.firstToken + offset].range)
      guard tree.source[a] == other.tree.source[b] else { return false }
    }
    return true
  }

  /// Whether a comment stands between its first and its last token.
  package var containsComment: Bool {
    guard lastToken > firstToken else { return false }
    return ((firstToken + 1)...lastToken).contains { tree.tokens[$0].flags.contains(.precededByComment) }
  }

  /// Index of the first of its own tokens (those before its end) that has this text.
  package func ownToken(_ text: StaticString, from start: Int? = nil) -> Int? {
    guard lastToken >= firstToken else { return nil }
    let start = max(firstToken, start ?? firstToken)
    guard start <= lastToken else { return nil }
    return (start...lastToken).first { tree.token($0, is: text) }
  }

  /// The children of its parent that stand before it, in source order.
  package var precedingSiblings: [Node] {
    guard let parent else { return [] }
    var result: [Node] = []
    for child in parent.children {
      if child == self { break }
      result.append(child)
    }
    return result
  }

  /// Whether it stands in a list of items: directly in a block, a closure, a case, the file or an `#if` clause of these.
  package var isItem: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .sourceFile, .codeBlock, .memberBlock, .accessorBlock: return true
    case .closure: return kind != .closureSignature
    case .switchCase: return kind != .attribute && kind != .caseItem
    case .ifConfigClause: return parent.firstChild != self || parent.isElseClause
    default: return false
    }
  }

  /// Of an `#if` clause: whether it is the `#else`.
  package var isElseClause: Bool { kind == .ifConfigClause && tree.token(firstToken, is: "#else") }
}
