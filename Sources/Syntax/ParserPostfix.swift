/// What may stand behind a primary expression: members, calls, subscripts, marks.
extension Parser {
  mutating func postfix(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    let (mark, start) = (height, first)
    guard primary(flavor, pattern) else { return false }
    postfixSuffix(mark, start, flavor, pattern)
    return true
  }

  /// Wraps the expression above `mark` into everything that continues it.
  mutating func postfixSuffix(_ mark: Int, _ start: UInt32, _ flavor: Flavor, _ pattern: PatternContext) {
    while true {
      let newline = isAtNewline
      if flavor == .poundIf && newline { return }
      switch kind {
      case .period: memberSuffix(mark, start)
      case .leftParen:
        if newline { return }
        argumentList(.rightParen, flavor == .attribute ? .attribute : .basic, pattern)
        if flavor == .basic && at(.leftBrace) && startsTrailingClosure(flavor, at: p) { trailingClosures() }
        close(.functionCall, mark, start)
      case .leftSquare:
        if newline { return }
        argumentList(.rightSquare, .basic, pattern)
        if flavor == .basic && at(.leftBrace) && startsTrailingClosure(flavor, at: p) { trailingClosures() }
        close(.subscriptCall, mark, start)
      case .leftBrace:
        guard height > mark, !isLiteral(nodes[Int(stack[height - 1])].kind), startsTrailingClosure(flavor, at: p) else { return }
        trailingClosures()
        close(.functionCall, mark, start)
        if at(.leftBrace) { return }
      case .question:
        advance()
        close(.optionalChaining, mark, start)
      case .exclamation:
        advance()
        close(.forceUnwrap, mark, start)
      case .postfixOperator:
        advance()
        close(.postfixOperator, mark, start)
      case .poundDirective:
        guard at(.poundIf), startsPostfixIfConfig() else { return }
        postfixIfConfig(flavor)
        close(.postfixIfConfig, mark, start)
      default: return
      }
    }
  }

  private func isLiteral(_ kind: NodeKind) -> Bool {
    switch kind {
    case .array, .booleanLiteral, .dictionary, .floatLiteral, .integerLiteral, .nilLiteral, .regexLiteral, .stringLiteral: true
    default: false
    }
  }

  /// `.name`, `.name(a:b:)`, `.0`, with generic arguments. Wraps what is above `mark`, which may be nothing.
  @inline(__always)
  mutating func memberSuffix(_ mark: Int, _ start: UInt32) {
    let hasSpaceBefore = p.pointee.flags.contains(.precededByTrivia)
    advance()
    let isDangling = isAtNewline && !hasSpaceBefore
    if !isDangling { memberName() }
    close(.memberAccess, mark, start)
    if atPrefix(UInt8(ascii: "<")) { genericArguments(mark, start) }
  }

  @inline(__always)
  private mutating func memberName() {
    if next.kind == .colonColon { moduleSelector() }
    switch kind {
    case .identifier, .keyword:
      advance()
      if at(.leftParen) { argumentNames() }
    case .integer: advance()
    default: break
    }
  }

  /// `Module::` before a name.
  mutating func moduleSelector() {
    switch kind {
    case .identifier, .wildcard, .keyword:
      advance()
      advance()
    default: break
    }
  }

  /// `<A, B>` behind a name in an expression, if that is what it is.
  @inline(never)
  mutating func genericArguments(_ mark: Int, _ start: UInt32) {
    if length(p.pointee) > 1 && text.origin[Int(p.pointee.start) + 1] == UInt8(ascii: ">") { return }
    var lookahead = Lookahead(self)
    guard lookahead.genericArgumentsInExpression() else { return }
    advance(splitting: 1)
    while !atPrefix(UInt8(ascii: ">")) {
      guard valueType() || type(), eat(.comma) else { break }
    }
    if atPrefix(UInt8(ascii: ">")) { advance(splitting: 1) }
    close(.genericArguments, mark, start)
  }

  /// `(a:b:)` behind a function's name: tokens of the name. Nothing if it is anything else.
  @inline(__always)
  mutating func argumentNames() {
    guard isArgumentLabel(next) || next.kind == .colon, p[2].kind == .colon, !isAtNewline else { return }
    compoundName()
  }

  @inline(never)
  private mutating func compoundName() {
    var q = p + 1
    while q.pointee.kind != .rightParen {
      guard isArgumentLabel(q.pointee), firstByte(q.pointee) != UInt8(ascii: "$"), q[1].kind == .colon else { return }
      q += 2
    }
    while p <= q { advance() }
  }

  // MARK: Arguments

  /// `(` argument* `)` or `[` ... `]` as a node.
  @inline(__always)
  mutating func argumentList(_ closer: TokenKind, _ flavor: Flavor, _ pattern: PatternContext) {
    let (mark, start) = (height, first)
    arguments(closer, flavor, pattern)
    close(.argumentList, mark, start)
  }

  /// The same without a node of its own.
  mutating func arguments(_ closer: TokenKind, _ flavor: Flavor, _ pattern: PatternContext) {
    let end = match
    guard open() else { return }
    while kind != closer && argument(flavor, pattern) {
      guard eat(.comma) else { break }
    }
    close(closer, at: end)
  }

  private mutating func argument(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    let (mark, start) = (height, first)
    if next.kind == .colon && isArgumentLabel(p.pointee) {
      advance()
      advance()
    } else if at(.colon) {
      advance()
    }
    if at(.binaryOperator) && endsArgument(next.kind) {
      leaf(.identifier)
    } else if !expression(flavor, pattern) {
      guard count > Int(start) else { return false }
    }
    close(.argument, mark, start)
    return true
  }

  @inline(__always)
  private func endsArgument(_ kind: TokenKind) -> Bool { kind == .comma || kind == .rightParen || kind == .rightSquare }

  // MARK: Trailing closures

  /// Whether the `{` at `brace` begins a closure of the call before it, and not a body or accessors.
  func startsTrailingClosure(_ flavor: Flavor, at brace: UnsafeMutablePointer<Token>) -> Bool {
    let after = brace[1]
    if after.word == Word.case.rawValue { return false }
    if after.word != 0 || after.kind == .at {
      if Lookahead(self, at: UnsafePointer(brace)).startsObservers() { return false }
    }
    guard flavor == .condition else { return true }
    if after.flags.contains(.precededByNewline) { return false }
    let index = matches[brace - firstRaw]
    guard index != 0 else { return false }
    let behind = firstRaw[Int(index) + 1]
    switch behind.kind {
    case .leftBrace, .comma: return true
    case .keyword where behind.word == Word.where.rawValue: return true
    case .leftSquare, .leftParen, .period, .question, .questionInfix, .exclamation, .colon, .equal, .postfixOperator, .binaryOperator:
      return !behind.flags.contains(.precededByNewline)
    case .keyword where behind.word == Word.is.rawValue || behind.word == Word.as.rawValue:
      return !behind.flags.contains(.precededByNewline)
    default: return false
    }
  }

  /// `{ ... } label: { ... }`
  mutating func trailingClosures() {
    closure()
    while next.kind == .colon, isArgumentLabel(p.pointee), !at(.default), p[2].kind == .leftBrace || p[2].kind == .placeholder {
      let (mark, start) = (height, first)
      advance()
      advance()
      if at(.leftBrace) { closure() } else { leaf(.editorPlaceholder) }
      close(.argument, mark, start)
    }
  }

  // MARK: `#if` in a chain

  /// Whether the first clause of this `#if` begins with `.name`.
  private func startsPostfixIfConfig() -> Bool {
    var place = Lookahead(self)
    var levels = 0
    repeat {
      place.advance()
      place.skipLine()
      levels += 1
      // Each level will ask the same again.
    } while place.at(.poundIf) && levels < Self.bracketLimit
    guard place.kind == .period else { return false }
    let next = place.next
    return next.kind == .keyword || next.kind == .identifier
  }

  private mutating func postfixIfConfig(_ flavor: Flavor) {
    ifConfig { parser in
      let (mark, start) = (parser.height, parser.first)
      if parser.at(.period) {
        parser.memberSuffix(mark, start)
      } else if parser.at(.poundIf) {
        parser.postfixIfConfig(flavor)
        parser.close(.postfixIfConfig, mark, start)
      } else {
        return
      }
      parser.postfixSuffix(mark, start, flavor, .none)
    }
  }
}
