/// Reads ahead in the raw tokens without making anything: whether a type stands here, and where it ends.
///
/// Every question costs at most what it reads, and nothing in it nests deeper than the parser may.
struct Lookahead {
  var p: UnsafePointer<Token>
  /// The current token: `p`, or the rest of it if the front was taken off.
  var current: Token
  let text: SourceText
  let firstRaw: UnsafePointer<Token>
  let matches: UnsafePointer<UInt32>
  private var depth = 0
  static let depthLimit = 32

  init(_ parser: borrowing Parser) {
    self.init(parser, at: UnsafePointer(parser.p))
  }

  init(_ parser: borrowing Parser, at place: UnsafePointer<Token>) {
    p = place
    current = place.pointee
    text = parser.text
    firstRaw = UnsafePointer(parser.firstRaw)
    matches = UnsafePointer(parser.matches)
  }

  /// Whether there is room for one more level of recursion; then it needs its `leave`.
  mutating func enter(limit: Int = depthLimit) -> Bool {
    guard depth < limit else { return false }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  var kind: TokenKind { current.kind }
  func at(_ word: Word) -> Bool { current.word == word.rawValue }
  var isAtNewline: Bool { current.flags.contains(.precededByNewline) }
  var next: Token { current.end < p.pointee.end ? text.piece(of: p.pointee, from: current.end) : p[1] }

  mutating func advance() {
    if current.end < p.pointee.end {
      current = text.piece(of: p.pointee, from: current.end)
    } else if p.pointee.kind != .endOfFile {
      p += 1
      current = p.pointee
    }
  }

  private mutating func move(to place: UnsafePointer<Token>) {
    p = place
    current = place.pointee
  }

  mutating func eat(_ word: Word) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  mutating func eat(_ kind: TokenKind) -> Bool {
    guard current.kind == kind else { return false }
    advance()
    return true
  }

  func atPrefix(_ byte: UInt8) -> Bool {
    switch current.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: text.origin[Int(current.start)] == byte
    default: false
    }
  }

  func isPunctuator(_ byte: UInt8) -> Bool { atPrefix(byte) && current.end - current.start == 1 }

  /// Takes the first byte of an operator only.
  private mutating func advanceByte() {
    if current.end - current.start == 1 { return advance() }
    current = text.piece(of: p.pointee, from: current.start + 1)
  }

  /// Moves over one token, or over a whole bracket if it opens one.
  mutating func skipSingle() {
    switch kind {
    case .leftParen, .leftBrace, .leftSquare, .poundDirective:
      let index = matches[p - firstRaw]
      if index != 0 { move(to: firstRaw + Int(index)) }
    default: break
    }
    advance()
  }

  // MARK: Types

  mutating func type() -> Bool {
    _ = eat(.repeat)
    guard typeScalar() else { return false }
    if atEllipsis() { advance() }
    return true
  }

  private func atEllipsis() -> Bool {
    current.end - current.start == 3 && atPrefix(UInt8(ascii: ".")) && text.origin[Int(current.start) + 2] == UInt8(ascii: ".")
  }

  mutating func typeScalar() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    while true {
      guard specifiersAndAttributes(), simpleOrComposition() else { return false }
      guard functionArrow() else { return true }
      _ = eat(.repeat)
    }
  }

  private mutating func specifiersAndAttributes() -> Bool {
    while current.word != 0, Parser.canPrecedeType(next, text) {
      if Parser.isTypeSpecifier(current.word) {
        advance()
      } else if at(.nonisolated) {
        advance()
        guard kind == .leftParen && !isAtNewline else { continue }
        guard next.word == Word.nonsending.rawValue else { return false }
        skipSingle()
      } else {
        break
      }
    }
    while kind == .at { attribute() }
    return true
  }

  /// Moves behind an attribute and its arguments.
  mutating func attribute() {
    advance()
    switch Word(current.word) {
    case ._local, ._noMetadata, ._opaqueReturnTypeOf, .async, .autoclosure, .escaping, .noDerivative, .noescape, .preconcurrency,
      .Sendable, .retroactive, .unchecked:
      advance()
    case .convention, .differentiable, .isolated, ._backDeploy, ._documentation, ._dynamicReplacement, ._effects, ._implements,
      ._originallyDefinedIn, .specialized, ._specialize, ._spi_available, .rethrows, .abi, .attached, .available, .backDeployed,
      .derivative, .freestanding, .objc, .transpose:
      advance()
      if atAttributeArguments() { skipSingle() }
    default:
      let before = p
      guard simpleType(isAttributeName: true), p > before else { return }
      if atAttributeArguments() { skipSingle() }
    }
  }

  /// Whether the `(` here is the arguments of the attribute just read.
  func atAttributeArguments() -> Bool {
    guard kind == .leftParen, !isAtNewline else { return false }
    if !current.flags.contains(.precededByTrivia) { return true }
    var behind = self
    behind.skipSingle()
    return behind.kind == .at || DeclarationStart.isAt(behind)
  }

  private mutating func simpleOrComposition() -> Bool {
    if at(.some) || at(.any) || at(.each) { advance() }
    guard simpleType() else { return false }
    while isPunctuator(UInt8(ascii: "&")) || kind == .ampersand {
      advance()
      guard simpleType() else { return false }
    }
    return true
  }

  mutating func simpleType(isAttributeName: Bool = false) -> Bool {
    switch kind {
    case .keyword:
      guard at(.Any) || at(.Self) else { return at(.repeat) }
      guard typeName() else { return false }
    case .identifier: guard typeName() else { return false }
    case .leftParen:
      advance()
      guard tupleBody() else { return false }
    case .leftSquare:
      advance()
      guard collectionBody() else { return false }
    case .wildcard: advance()
    case .prefixOperator:
      guard isPunctuator(UInt8(ascii: "~")) else { return false }
      advance()
      guard enter() else { return false }
      defer { leave() }
      return simpleType(isAttributeName: isAttributeName)
    default: return false
    }
    while true {
      switch kind {
      case .period:
        advance()
        guard kind == .identifier || kind == .keyword, typeName() else { return false }
      case .question, .exclamation:
        if isAtNewline || isAttributeName { return true }
        advance()
      default: return true
      }
    }
  }

  private mutating func typeName() -> Bool {
    if next.kind == .colonColon {
      advance()
      advance()
    }
    advance()
    return atPrefix(UInt8(ascii: "<")) ? genericArguments() : true
  }

  private mutating func integer() -> Bool {
    if kind == .integer {
      advance()
      return true
    }
    guard isPunctuator(UInt8(ascii: "-")), next.kind == .integer else { return false }
    advance()
    advance()
    return true
  }

  /// The part of `[...]` behind the bracket, as a type.
  private mutating func collectionBody() -> Bool {
    if integer() {
      guard at(.of) && !isAtNewline else { return false }
    } else {
      guard type() else { return false }
    }
    if at(.of) && !isAtNewline {
      advance()
      guard integer() || type() else { return false }
    } else if eat(.colon) {
      guard type() else { return false }
    }
    return eat(.rightSquare)
  }

  /// Whether `[` is followed by the count of an inline array, `3 of`. The current token is behind the bracket.
  mutating func inlineArrayStart() -> Bool {
    guard integer() || typeScalar() else { return false }
    return at(.of) && !isAtNewline
  }

  private mutating func tupleBody() -> Bool {
    if eat(.rightParen) { return true }
    repeat {
      if kind == .rightParen { break }
      _ = eat(.inout)
      if current.end == p.pointee.end, Parser.startsParameterName(p, isClosure: false) {
        advance()
        if kind != .colon { advance() }
        guard eat(.colon), type() else { return false }
        if eat(.equal) {
          while kind != .comma && kind != .rightParen && kind != .rightBrace && kind != .endOfFile { skipSingle() }
        }
        continue
      }
      guard type() else { return false }
    } while eat(.comma)
    return eat(.rightParen)
  }

  /// `->`, with effects before it: then moves behind it.
  mutating func functionArrow() -> Bool {
    if eat(.arrow) { return true }
    effects()
    return eat(.arrow)
  }

  mutating func effects() {
    while true {
      switch Word(current.word) {
      case .async, .reasync, .rethrows: advance()
      case .throws:
        advance()
        if kind == .leftParen { skipSingle() }
      default: return
      }
    }
  }

  /// `<` types `>`.
  mutating func genericArguments() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    advanceByte()
    while !atPrefix(UInt8(ascii: ">")) {
      guard type() || integer() else { return false }
      guard eat(.comma) else { break }
    }
    guard atPrefix(UInt8(ascii: ">")) else { return false }
    advanceByte()
    return true
  }

  /// Whether the `<` here begins generic arguments of a name in an expression.
  mutating func genericArgumentsInExpression() -> Bool {
    guard genericArguments() else { return false }
    switch kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamation, .question, .colon:
      return true
    case .binaryOperator: return isPunctuator(UInt8(ascii: "&"))
    case .leftParen, .leftSquare: return !isAtNewline
    default: return false
    }
  }
}
