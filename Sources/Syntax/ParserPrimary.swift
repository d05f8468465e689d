/// Expressions that begin something: names, literals, brackets, closures.
extension Parser {
  mutating func primary(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    switch kind {
    case .identifier: name(flavor, pattern)
    case .integer: leaf(.integerLiteral)
    case .float: leaf(.floatLiteral)
    case .stringQuote: stringLiteral()
    case .regex: leaf(.regexLiteral)
    case .placeholder: leaf(.editorPlaceholder)
    case .wildcard: if next.kind == .colonColon { name(flavor, .none) } else { leaf(.discardExpr) }
    case .period: implicitMember()
    case .leftParen: tuple(pattern)
    case .leftSquare: collection()
    case .leftBrace: closure()
    case .pound:
      if isAvailability { availabilityCondition() } else { macroExpansion(flavor, pattern) }
    case .keyword: return keywordExpression(flavor, pattern)
    case .colonColon:
      let (mark, start) = (height, first)
      advance()
      if at(.identifier) || at(.keyword) { advance() }
      close(.identifier, mark, start)
    default: return false
    }
    return true
  }

  private mutating func keywordExpression(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    switch Word(word) {
    case .self, .`init`, .Self: name(flavor, pattern)
    case .super: if next.kind == .colonColon { name(flavor, .none) } else { leaf(.superExpr) }
    case .nil: leaf(.nilLiteral)
    case .true, .false: leaf(.booleanLiteral)
    case .Any: if next.kind == .colonColon { name(flavor, .none) } else { leaf(.typeExpr) }
    case .deinit, .subscript:
      guard flavor == .attribute else { return false }
      name(flavor, pattern)
    default: return false
    }
    return true
  }

  /// A name, with its module, argument names and generic arguments; or the pattern that declares it.
  private mutating func name(_ flavor: Flavor, _ pattern: PatternContext) {
    let (mark, start) = (height, first)
    let isNumbered = firstByte(p.pointee) == UInt8(ascii: "$") && length(p.pointee) > 1 && isDigit(p.pointee.start + 1)
    if pattern == .binding && !at(.Self) && !isNumbered && declaresName() {
      leaf(.identifierPattern)
      return
    }
    if next.kind == .colonColon { moduleSelector() }
    if at(.identifier) || at(.keyword) { advance() }
    if isNumbered {
      close(.identifier, mark, start)
      return
    }
    if at(.leftParen) { argumentNames() }
    close(.identifier, mark, start)
    if atPrefix(UInt8(ascii: "<")) { genericArguments(mark, start) }
  }

  private func isDigit(_ offset: UInt32) -> Bool {
    text.classes[Int(text.origin[Int(offset)])] & CharacterClasses.digit != 0
  }

  /// Whether the name here is a new one: nothing of an expression follows it.
  private func declaresName() -> Bool {
    switch next.kind {
    case .period, .leftParen, .leftSquare: return false
    case .binaryOperator, .prefixOperator, .postfixOperator:
      guard isPunctuator(next, UInt8(ascii: "<")) else { return true }
      var lookahead = Lookahead(self, at: UnsafePointer(p + 1))
      return !lookahead.genericArgumentsInExpression()
    default: return true
    }
  }

  /// `.name` without a base. Generic arguments behind it are not looked for, as in the compiler.
  private mutating func implicitMember() {
    let (mark, start) = (height, first)
    advance()
    if next.kind == .colonColon { moduleSelector() }
    switch kind {
    case .identifier, .keyword:
      advance()
      if at(.leftParen) { argumentNames() }
    case .integer where !p.pointee.flags.contains(.precededByTrivia): advance()
    default: break
    }
    close(.memberAccess, mark, start)
  }

  private mutating func tuple(_ pattern: PatternContext) {
    let (mark, start) = (height, first)
    arguments(.rightParen, .basic, pattern)
    close(.tuple, mark, start)
  }

  // MARK: Strings

  mutating func stringLiteral() {
    let (mark, start) = (height, first)
    advance()
    while true {
      switch kind {
      case .stringSegment: advance()
      case .interpolationStart:
        let (innerMark, innerStart) = (height, first)
        advance()
        if at(.leftParen) { arguments(.rightParen, .basic, .none) }
        close(.interpolation, innerMark, innerStart)
      case .stringQuote:
        // A quote with anything in front of it opens another string: this one was not closed.
        if p.pointee.flags.isEmpty { advance() }
        close(.stringLiteral, mark, start)
        return
      default:
        close(.stringLiteral, mark, start)
        return
      }
    }
  }

  // MARK: Collections

  private mutating func collection() {
    let (mark, start) = (height, first)
    if startsInlineArray() {
      _ = typeBody()
      close(.typeExpr, mark, start)
      return
    }
    let end = match
    guard open() else { return }
    var isDictionary = false
    if at(.colon) && next.kind == .rightSquare {
      advance()
      isDictionary = true
    }
    while !at(.rightSquare) && expression(.basic, .none) {
      if at(.colon) {
        isDictionary = true
        advance()
        _ = expression(.basic, .none)
      }
      guard eat(.comma) else { break }
    }
    close(.rightSquare, at: end)
    close(isDictionary ? .dictionary : .array, mark, start)
  }

  /// `[3 of Int]`. Most literals are told apart by their first two tokens.
  private func startsInlineArray() -> Bool {
    switch next.kind {
    case .identifier, .integer:
      switch p[2].kind {
      case .comma, .rightSquare, .colon, .leftParen, .leftSquare: return false
      case .identifier: if p[2].word != Word.of.rawValue && Word(next.word) == .none { return false }
      default: break
      }
    case .leftParen, .leftSquare, .wildcard, .keyword, .at, .prefixOperator, .binaryOperator: break
    default: return false
    }
    var lookahead = Lookahead(self, at: UnsafePointer(p + 1))
    return lookahead.inlineArrayStart()
  }

  // MARK: Key paths

  mutating func keyPath(_ pattern: PatternContext) {
    let (mark, start) = (height, first)
    advance()
    if !at(.period) && !atPrefix(UInt8(ascii: ".")) { _ = simpleType(members: false) }
    var mayFollowType = true
    components: while true {
      switch kind {
      case .leftSquare:
        if isAtNewline { break components }
        argumentList(.rightSquare, .basic, pattern)
        mayFollowType = false
      case .period:
        if mayFollowType && next.kind == .leftSquare {
          advance()
          argumentList(.rightSquare, .basic, pattern)
          mayFollowType = false
        } else {
          keyPathMember()
        }
      case .question, .exclamation, .prefixOperator, .binaryOperator, .postfixOperator:
        guard keyPathMarks(&mayFollowType) else { break components }
      default: break components
      }
    }
    close(.keyPath, mark, start)
  }

  private mutating func keyPathMember() {
    advance()
    guard !isAtNewline || tokens[count - 1].flags.contains(.precededByTrivia) else { return }
    if next.kind == .colonColon { moduleSelector() }
    switch kind {
    case .identifier, .keyword:
      advance()
      if at(.leftParen) { argumentNames() }
    case .integer: advance()
    default: return
    }
    guard atPrefix(UInt8(ascii: "<")) else { return }
    var lookahead = Lookahead(self)
    if lookahead.genericArgumentsInExpression() { genericArgumentList() }
  }

  /// `?`, `!`, `.?` and runs of them, which are read as operators.
  private mutating func keyPathMarks(_ mayFollowType: inout Bool) -> Bool {
    let start = text.origin + Int(p.pointee.start)
    var marks = 0
    var wasPeriod = false
    for offset in 0..<length(p.pointee) {
      switch start[offset] {
      case UInt8(ascii: "."):
        if marks > 0 || !mayFollowType { break }
        if wasPeriod { return false }
        wasPeriod = true
        continue
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        marks += 1
        wasPeriod = false
        continue
      default: return false
      }
      break
    }
    guard marks > 0 else { return false }
    while marks > 0 {
      if firstByte(p.pointee) != UInt8(ascii: ".") { marks -= 1 }
      advance(splitting: 1)
    }
    mayFollowType = false
    return true
  }

  // MARK: Macros

  /// `#name<T>(...) { ... }`
  mutating func macroExpansion(_ flavor: Flavor, _ pattern: PatternContext) {
    let (mark, start) = (height, first)
    macroExpansionBody(flavor, pattern)
    close(.macroExpansion, mark, start)
  }

  mutating func macroExpansionBody(_ flavor: Flavor, _ pattern: PatternContext) {
    advance()
    guard !isAtNewline else { return }
    if next.kind == .colonColon { moduleSelector() }
    if at(.identifier) || at(.keyword) { advance() }
    if atPrefix(UInt8(ascii: "<")) {
      var lookahead = Lookahead(self)
      if lookahead.genericArgumentsInExpression() { genericArgumentList() }
    }
    if at(.leftParen) && !isAtNewline { argumentList(.rightParen, .basic, pattern) }
    if flavor == .basic && at(.leftBrace) && startsTrailingClosure(flavor, at: p) { trailingClosures() }
  }

  /// Whether this `#` is that of `#available` or `#unavailable`.
  var isAvailability: Bool {
    (next.word == Word.available.rawValue || next.word == Word.unavailable.rawValue) && next.start == p.pointee.end
  }

  mutating func availabilityCondition() {
    let (mark, start) = (height, first)
    advance()
    advance()
    if at(.leftParen) { skipBracket() }
    close(.availabilityCondition, mark, start)
  }

  /// Takes a bracket and all in it without reading it.
  mutating func skipBracket() {
    guard let end = match else { return advance() }
    while p <= end && !at(.endOfFile) { advance() }
  }
}
