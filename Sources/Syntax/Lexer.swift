/// Reads tokens off a byte buffer, one after the other, without building a tree.
///
/// It knows the whole lexical grammar: comments, strings with nested interpolation, regex literals and operators are read as
/// the compiler reads them. Use it where a tree is not worth its cost, for example to index the names a file declares:
///
///     withLexer(over: source) { lexer in
///       while true {
///         let token = lexer.next()
///         if token.kind == .endOfFile { break }
///         switch token.knownWord { case .class, .struct: ...; default: break }  // 0 for names, see `Word`
///         if token.kind == .leftBrace { depth += 1 }
///       }
///     }
///
/// Comments never become tokens. A string is `stringQuote`, then `stringSegment`s and interpolations (`interpolationStart`,
/// `leftParen`, the tokens inside, `rightParen`), then `stringQuote`; code in interpolations is tokens like any other.
/// Contextual keywords (`actor`, `open`, `async`) have kind `identifier` and a `word`. The last token is `endOfFile`,
/// again and again. Token offsets are bytes of the source.
package struct Lexer {
  // Raw pointers into a copy with a NUL before and behind it: no bounds check and no end test for each byte. Everything it
  // reads lies between those two; NULs inside the file are told from the end by their address.
  let text: SourceText
  let origin: UnsafePointer<UInt8>
  let limit: UnsafePointer<UInt8>
  var place: UnsafePointer<UInt8>
  let classes: UnsafePointer<UInt8>
  let actions: UnsafePointer<LexerAction>
  let words: WordTable

  /// The kind and word of the token before: whether a `/` may begin a regex literal.
  var previousKind = TokenKind.semicolon
  var previousWord: UInt16 = 0
  /// Whether `place` is inside the string on top of the stack, not in one of its interpolations.
  var inString = false
  /// Length of the regex literal that an operator was found to stand before; 0 if none.
  var pendingRegex = 0
  /// Where the last `#`s that were looked at end.
  var poundsEnd: UnsafePointer<UInt8>
  /// With so many `#`s or more, no regex literal of several lines ends in the rest of the file.
  var unendedPounds = Int.max
  /// No merge conflict ends in the rest of the file.
  var hasUnendedConflict = false
  /// The strings `place` is in, the innermost last.
  var strings: UnsafeMutablePointer<StringState>
  var stringCount = 0
  var stringCapacity = 8

  /// A string being read.
  struct StringState {
    /// How many `#`.
    var pounds: Int32
    /// Brackets open in the interpolation being read.
    var parens: Int32
    var isMultiline: Bool
  }

  /// `origin` has a NUL in front and one at `origin + count`.
  init(origin: UnsafePointer<UInt8>, count: Int) {
    self.origin = origin
    limit = origin + count
    place = origin
    poundsEnd = origin
    classes = UnsafePointer(CharacterClasses.shared.bits)
    actions = UnsafePointer(CharacterClasses.shared.actions)
    text = SourceText(origin: origin, classes: classes)
    words = WordTable.shared
    strings = .allocate(capacity: stringCapacity)
  }

  func deallocate() { strings.deallocate() }

  /// The bytes of a token, until the lexer goes away.
  package func bytes(of token: Token) -> UnsafeBufferPointer<UInt8> {
    text.bytes(of: token)
  }

  /// The next token; `endOfFile` for ever once everything is read.
  package mutating func next() -> Token {
    if inString { return stringPart() }
    if pendingRegex > 0 { return regexAfterOperator() }
    let flags = skipTrivia()
    let start = place
    switch actions[Int(start.pointee)] {
    case .identifier: return identifier(start, flags)
    case .punctuation:
      place += 1
      return finish(Self.punctuation(start.pointee), start, flags)
    case .period:
      if classes[Int(start[1])] & CharacterClasses.operatorByte == 0 && start[1] < 0x80 {
        place += 1
        return finish(.period, start, flags)
      }
      return operatorToken(start, flags)
    case .leftParen:
      place += 1
      if stringCount > 0 { strings[stringCount - 1].parens += 1 }
      return finish(.leftParen, start, flags)
    case .rightParen:
      place += 1
      if stringCount > 0 { closeParenOfInterpolation() }
      return finish(.rightParen, start, flags)
    case .colon:
      place += start[1] == UInt8(ascii: ":") ? 2 : 1
      return finish(place - start == 2 ? .colonColon : .colon, start, flags)
    case .mark: return mark(start, flags)
    case .operator: return operatorToken(start, flags)
    case .leftAngle:
      if start[1] == UInt8(ascii: "#"), let end = placeholderEnd(start) {
        place = end
        return finish(.placeholder, start, flags)
      }
      return operatorToken(start, flags)
    case .number: return number(start, flags)
    case .quote: return openQuote(start, pounds: 0, flags)
    case .pound: return pound(start, flags)
    case .backquote: return backquoted(start, flags)
    case .dollar: return dollar(start, flags)
    case .end:
      return Token(kind: .endOfFile, flags: flags, word: 0, start: UInt32(limit - origin), end: UInt32(limit - origin))
    case .unicode: return unicode(start, flags)
    }
  }

  @inline(__always)
  private static func punctuation(_ byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "["): .leftSquare
    case UInt8(ascii: "]"): .rightSquare
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    default: .backslash
    }
  }

  /// The token from `start` to `place`.
  @inline(__always)
  mutating func finish(_ kind: TokenKind, _ start: UnsafePointer<UInt8>, _ flags: TokenFlags, word: UInt16 = 0) -> Token {
    previousKind = kind
    previousWord = word
    return Token(
      kind: kind, flags: flags, word: word, start: UInt32(truncatingIfNeeded: start - origin),
      end: UInt32(truncatingIfNeeded: place - origin))
  }

  @inline(__always)
  private mutating func identifier(_ start: UnsafePointer<UInt8>, _ flags: TokenFlags) -> Token {
    var p = start + 1
    while classes[Int(p.pointee)] & CharacterClasses.identifier != 0 {
      if p.pointee >= 0x80 {
        guard let length = continuation(p, UnicodeTables.continuesIdentifier) else { break }
        p += length
      } else {
        p += 1
      }
    }
    place = p
    let word = words.word(start, p - start)
    if word != 0 { return finish(word <= Word.lastReserved ? .keyword : .identifier, start, flags, word: word) }
    if p - start == 1 && start.pointee == UInt8(ascii: "_") { return finish(.wildcard, start, flags) }
    return finish(.identifier, start, flags)
  }

  /// Length of the character beyond ASCII at `p` if it is one of those; nil if not or if it is no UTF-8.
  func continuation(_ p: UnsafePointer<UInt8>, _ isOne: (UInt32) -> Bool) -> Int? {
    guard let (scalar, length) = scalar(p), isOne(scalar) else { return nil }
    return length
  }

  /// The character at `p` and its length in bytes; nil if these bytes are no UTF-8.
  func scalar(_ p: UnsafePointer<UInt8>) -> (UInt32, Int)? {
    let first = UInt32(p.pointee)
    if first < 0x80 { return (first, 1) }
    guard first >= 0xC2 && first < 0xF5 else { return nil }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var scalar = first & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = UInt32(p[offset])
      guard byte & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | byte & 0x3F
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard scalar >= least && scalar <= 0x10FFFF && !(0xD800...0xDFFF).contains(scalar) else { return nil }
    return (scalar, length)
  }
}

/// Runs `body` with a lexer over these bytes. The lexer must not leave `body`.
package func withLexer<Result>(over source: [UInt8], _ body: (inout Lexer) throws -> Result) rethrows -> Result {
  let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: source.count + 17)
  defer { copy.deallocate() }
  copy.initialize(to: 0)
  source.withUnsafeBufferPointer { if let start = $0.baseAddress { (copy + 1).initialize(from: start, count: $0.count) } }
  (copy + 1 + source.count).initialize(repeating: 0, count: 16)
  var lexer = Lexer(origin: UnsafePointer(copy + 1), count: source.count)
  defer { lexer.deallocate() }
  return try body(&lexer)
}
