/// Types. A whole one is a `type` node; what stands inside it makes no nodes, except attributes and value arguments.
extension Parser {
  /// Reads a type as a node.
  mutating func type() -> Bool {
    let (mark, start) = (height, first)
    guard typeBody(), count > Int(start) else { return false }
    close(.type, mark, start)
    return true
  }

  /// The same without a node of its own.
  mutating func typeBody() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let before = count
    _ = eat(.repeat)
    while true {
      typeSpecifiersAndAttributes()
      guard simpleOrComposition() else { return count > before }
      guard atFunctionArrow() else { return true }
      effects()
      _ = eat(.arrow)
      _ = eat(.repeat)
    }
  }

  // MARK: In front of a type

  private mutating func typeSpecifiersAndAttributes() {
    while p.pointee.word != 0, Self.canPrecedeType(next, text) {
      if Self.isTypeSpecifier(word) {
        advance()
      } else if at(.nonisolated) {
        if next.kind == .leftParen && next.flags.contains(.precededByNewline) { break }
        nonisolatedSpecifier()
      } else {
        break
      }
    }
    while at(.at) { typeAttribute() }
    if at(.nonisolated), Self.canPrecedeType(next, text), !(next.kind == .leftParen && next.flags.contains(.precededByNewline)) {
      nonisolatedSpecifier()
    }
  }

  private mutating func nonisolatedSpecifier() {
    advance()
    if at(.leftParen) && next.word == Word.nonsending.rawValue && p[2].kind == .rightParen {
      for _ in 0..<3 { advance() }
    }
  }

  @inline(__always)
  static func isTypeSpecifier(_ word: UInt16) -> Bool {
    switch Word(word) {
    case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending: true
    default: false
    }
  }

  /// Whether a word in front of this token may be a specifier: the token begins a type.
  static func canPrecedeType(_ token: Token, _ text: SourceText) -> Bool {
    switch token.kind {
    case .at, .leftParen, .identifier, .leftSquare, .wildcard: true
    case .keyword:
      switch Word(token.word) {
      case .inout, .Any, .Self, .var, .let: true
      default: false
      }
    case .prefixOperator: token.end - token.start == 1 && text.origin[Int(token.start)] == UInt8(ascii: "~")
    default: false
    }
  }

  mutating func typeAttribute() {
    let (mark, start) = (height, first)
    advance()
    switch Word(word) {
    case ._local, ._noMetadata, .async, .escaping, .noDerivative, .noescape, .preconcurrency, .retroactive, .Sendable, .unchecked,
      .autoclosure:
      advance()
    case .differentiable, .isolated:
      advance()
      if at(.leftParen) && !isAtNewline { skipBracket() }
    default:
      attributeName()
      if atAttributeArguments() { attributeArguments(.basic) }
    }
    close(.attribute, mark, start)
  }

  // MARK: Simple types

  /// `some P & Q`, `each T`, `A & B`.
  mutating func simpleOrComposition() -> Bool {
    if eat(.each) { return simpleType(members: true) }
    let hasSpecifier = eat(.some) || eat(.any)
    guard simpleType(members: true) else { return hasSpecifier }
    while isPunctuator(p.pointee, UInt8(ascii: "&")) || at(.ampersand) {
      advance()
      guard simpleType(members: true) else { return true }
    }
    return true
  }

  /// A name, a tuple, a collection, with members and marks behind it. `members` allows only `.Type` and `.Protocol` if false.
  mutating func simpleType(members: Bool, isAttributeName: Bool = false) -> Bool {
    if isPunctuator(p.pointee, UInt8(ascii: "~")) { advance() }
    switch kind {
    case .identifier: typeName()
    case .keyword:
      guard at(.Self) || at(.Any) || (next.kind == .colonColon && at(.self)) else { return false }
      typeName()
    case .leftParen: tupleType()
    case .leftSquare: collectionType()
    case .wildcard: advance()
    default: return false
    }
    while true {
      switch kind {
      case .period:
        guard members || next.word == Word.metaType.rawValue || next.word == Word.metaProtocol.rawValue else { return true }
        advance()
        guard at(.identifier) || at(.keyword) else { return true }
        typeName()
      case .question, .exclamation:
        if isAttributeName || isAtNewline { return true }
        advance()
      default: return true
      }
    }
  }

  /// A name with its module and generic arguments.
  private mutating func typeName() {
    if next.kind == .colonColon {
      advance()
      advance()
    }
    if at(.identifier) || at(.keyword) { advance() }
    if atPrefix(UInt8(ascii: "<")) { genericArgumentList() }
  }

  /// `<` arguments `>`.
  mutating func genericArgumentList() {
    guard enter() else { return }
    defer { leave() }
    advance(splitting: 1)
    while !atPrefix(UInt8(ascii: ">")) {
      guard valueType() || typeBody(), eat(.comma) else { break }
    }
    if atPrefix(UInt8(ascii: ">")) { advance(splitting: 1) }
  }

  /// An integer as a generic argument, of a type and of an expression.
  mutating func valueType() -> Bool {
    if at(.integer) {
      leaf(.integerLiteral)
      return true
    }
    guard isPunctuator(p.pointee, UInt8(ascii: "-")), next.kind == .integer else { return false }
    let (mark, start) = (height, first)
    advance()
    leaf(.integerLiteral)
    close(.prefixOperator, mark, start)
    return true
  }

  private mutating func tupleType() {
    let end = match
    guard open() else { return }
    while !at(.rightParen) && !at(.endOfFile) {
      if startsParameterName(allowSpecifiers: true) {
        while Self.isTypeSpecifier(word) && Self.canPrecedeType(next, text) { advance() }
        advance()
        if !at(.colon) && isArgumentLabel(p.pointee) && next.kind == .colon { advance() }
        _ = eat(.colon)
      }
      guard typeBody() else { break }
      if atEllipsis() { advance() }
      if at(.equal) {
        advance()
        _ = expression(.basic, .none)
      }
      guard eat(.comma) else { break }
    }
    close(.rightParen, at: end)
  }

  /// `[Element]`, `[Key: Value]`, `[3 of Element]`.
  private mutating func collectionType() {
    let end = match
    guard open() else { return }
    if valueType() || typeBody() {
      if at(.of) && !isAtNewline {
        advance()
        _ = valueType() || typeBody()
      } else if eat(.colon) {
        _ = typeBody()
      }
    }
    close(.rightSquare, at: end)
  }

  // MARK: Effects

  /// Whether the type just read is the parameters of a function type.
  private func atFunctionArrow() -> Bool {
    if at(.arrow) { return true }
    guard Self.isEffect(word) else { return false }
    var lookahead = Lookahead(self)
    return lookahead.functionArrow()
  }

  @inline(__always)
  static func isEffect(_ word: UInt16) -> Bool {
    switch Word(word) {
    case .async, .reasync, .throws, .rethrows: true
    default: false
    }
  }

  /// `async`, `throws(Error)`, ... The thrown type makes a node if the one around them takes it.
  mutating func effects(typeNode: Bool = false) {
    while Self.isEffect(word) {
      let isThrows = at(.throws)
      advance()
      guard isThrows, at(.leftParen) else { continue }
      let end = match
      guard open() else { return }
      if typeNode { _ = type() } else { _ = typeBody() }
      close(.rightParen, at: end)
    }
  }

  // MARK: Names of parameters

  /// A token that may be a label: a name, `_`, or any keyword but `inout`.
  @inline(__always)
  func isArgumentLabel(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .wildcard: true
    case .keyword: token.word != Word.inout.rawValue
    default: false
    }
  }

  /// Whether a name with a `:` behind comes, in a tuple type or a parameter.
  func startsParameterName(allowSpecifiers: Bool, isClosure: Bool = false) -> Bool {
    var q = UnsafePointer(p)
    if allowSpecifiers { while Self.isTypeSpecifier(q.pointee.word) && Self.canPrecedeType(q[1], text) { q += 1 } }
    return Self.startsParameterName(q, isClosure: isClosure)
  }

  static func startsParameterName(_ q: UnsafePointer<Token>, isClosure: Bool) -> Bool {
    func isLabel(_ token: Token) -> Bool {
      token.kind == .identifier || token.kind == .wildcard || (token.kind == .keyword && token.word != Word.inout.rawValue)
    }
    guard isLabel(q.pointee) else { return false }
    if q[1].kind == .colon { return true }
    if isLabel(q[1]) {
      switch Word(q.pointee.word) {
      case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming, .sending:
        return isLabel(q[1]) && q[2].kind == .colon
      default: return true
      }
    }
    if q[1].kind == .question || q[1].kind == .exclamation { return false }
    return isClosure
  }

  // MARK: Generic parameters and requirements

  /// `<T: P, each U, let N: Int>`; inside only attributes are nodes.
  mutating func genericParameterClause() {
    let (mark, start) = (height, first)
    advance(splitting: 1)
    while !atPrefix(UInt8(ascii: ">")) && !at(.endOfFile) {
      let before = count
      while at(.at) { attribute() }
      _ = eat(.each) || eat(.let)
      if at(.identifier) || at(.Self) || at(.self) { advance() }
      if atEllipsis() { advance(splitting: 3) }
      if eat(.colon) { _ = eat(.class) || typeBody() }
      guard eat(.comma), count > before else { break }
    }
    if at(.where) { genericRequirements() }
    if atPrefix(UInt8(ascii: ">")) { advance(splitting: 1) }
    close(.genericParameterClause, mark, start)
  }

  mutating func genericWhereClause() {
    let (mark, start) = (height, first)
    genericRequirements()
    close(.genericWhereClause, mark, start)
  }

  private mutating func genericRequirements() {
    advance()
    repeat {
      guard valueType() || typeBody() else { continue }
      if eat(.colon) {
        _ = typeBody()
        // `T: _Trivial(64)`
        if at(.leftParen) && !isAtNewline { skipBracket() }
      } else if isEqualityOperator() {
        advance()
        _ = valueType() || typeBody()
      }
    } while eat(.comma) && !at(.leftBrace)
  }

  private func isEqualityOperator() -> Bool {
    guard length(p.pointee) == 2, firstByte(p.pointee) == UInt8(ascii: "=") else { return false }
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: return true
    default: return false
    }
  }
}

extension Word {
  /// The word of a token. Costs nothing: raw values count up from 0.
  @inline(__always)
  init(_ raw: UInt16) { self = unsafeBitCast(UInt8(truncatingIfNeeded: raw), to: Word.self) }
}
