/// Patterns.
extension Parser {
  /// Whether `let`, `var`, `is` ... begin a pattern here.
  func startsPattern() -> Bool {
    switch Word(word) {
    case .is, .let, .var, .inout, ._borrowing: true
    case .borrowing: (next.kind == .identifier || next.kind == .wildcard) && !next.flags.contains(.precededByNewline)
    default: false
    }
  }

  /// A pattern after `case`, `catch` or `if let`: mostly an expression.
  mutating func matchingPattern(_ context: PatternContext) -> Bool {
    guard startsPattern() else { return sequence(.condition, context) }
    guard enter() else { return false }
    defer { leave() }
    let (mark, start) = (height, first)
    if at(.is) {
      advance()
      _ = type()
      close(.isPattern, mark, start)
    } else {
      advance()
      _ = matchingPattern(.binding)
      close(.valueBindingPattern, mark, start)
    }
    return true
  }

  /// A pattern of a declaration or a `for`: a name, `_`, or a tuple of such.
  mutating func pattern() -> Bool {
    switch kind {
    case .identifier:
      if at(.borrowing), startsPattern() { return bindingPattern() }
      leaf(.identifierPattern)
    case .wildcard: leaf(.wildcardPattern)
    case .leftParen: tuplePattern()
    case .keyword:
      guard at(.let) || at(.var) || at(.inout) else { return false }
      return bindingPattern()
    default: return false
    }
    return true
  }

  private mutating func bindingPattern() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let (mark, start) = (height, first)
    advance()
    _ = pattern()
    close(.valueBindingPattern, mark, start)
    return true
  }

  private mutating func tuplePattern() {
    let (mark, start) = (height, first)
    let end = match
    guard open() else { return }
    if enter() {
      while !at(.rightParen) {
        if at(.identifier) && next.kind == .colon {
          advance()
          advance()
        }
        guard pattern(), eat(.comma) else { break }
      }
      leave()
    }
    close(.rightParen, at: end)
    close(.tuplePattern, mark, start)
  }

  /// `: Type` as a node, if it is there.
  mutating func typeAnnotation(isResult: Bool = false) {
    guard at(.colon) else { return }
    let (mark, start) = (height, first)
    advance()
    _ = isResult ? resultType() : type()
    close(.typeAnnotation, mark, start)
  }

  /// A type that may have generic parameters of its own: `<T> T`.
  mutating func resultType() -> Bool {
    let (mark, start) = (height, first)
    if atPrefix(UInt8(ascii: "<")) { genericParameterClause() }
    guard typeBody() || count > Int(start) else { return false }
    close(.type, mark, start)
    return true
  }

  /// `= value` as a node, if it is there.
  mutating func initializerClause(_ flavor: Flavor = .basic) {
    guard at(.equal) else { return }
    let (mark, start) = (height, first)
    advance()
    _ = expression(flavor, .none)
    close(.initializerClause, mark, start)
  }
}
