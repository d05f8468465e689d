/// Lists of items: the file, bodies, members, the clauses of `#if`.
extension Parser {
  mutating func sourceFile() {
    _ = eat(.shebang)
    while !at(.endOfFile) {
      items()
      // What closes nothing.
      if !at(.endOfFile) { leaf(.unparsed) }
    }
    close(.sourceFile, 0, 0)
    tokens[count] = p.pointee
  }

  /// Whether the clause of the `#if` around ends here.
  @inline(__always)
  var isAtClauseEnd: Bool {
    at(.poundDirective) && (at(.poundElse) || at(.poundElseif) || at(.poundEndif))
  }

  /// Items up to a `}`, the end of a clause, or the end of the file.
  mutating func items(allowInit: Bool = true) {
    while true {
      switch kind {
      case .rightBrace, .endOfFile: return
      case .poundDirective: if isAtClauseEnd { return }
      default: break
      }
      item(allowInit: allowInit)
    }
  }

  /// Reads one item and the `;` behind it. Always moves on.
  mutating func item(allowInit: Bool = true) {
    let before = p
    if at(.poundDirective) && directive(allowInit: allowInit) { return }
    switch Word(word) {
    case .none where kind != .at: if !expressionItem() { unparsedItem(allowInit: allowInit) }
    default:
      if startsDeclaration(allowInit: allowInit) {
        declaration()
      } else if startsStatement() {
        statement()
      } else if !expressionItem() {
        unparsedItem(allowInit: allowInit)
      }
    }
    if p == before && !at(.endOfFile) { leaf(.unparsed) }
    while at(.semicolon) { advance() }
  }

  @inline(__always)
  private mutating func expressionItem() -> Bool {
    // `label: for ...`
    if next.kind == .colon && kind == .identifier && startsStatement() {
      statement()
      return true
    }
    return expression(.basic, .none)
  }

  /// An `#if` or `#sourceLocation` as an item. False if the `#if` holds the attributes of a declaration.
  private mutating func directive(allowInit: Bool) -> Bool {
    if at(.poundSourceLocation) {
      sourceLocation()
      return true
    }
    guard at(.poundIf) else {
      leaf(.unparsed)
      return true
    }
    var lookahead = Lookahead(self)
    if lookahead.ifConfigOfAttributes() { return false }
    ifConfig { $0.items(allowInit: allowInit) }
    return true
  }

  /// `#sourceLocation(file: "a", line: 1)`
  private mutating func sourceLocation() {
    let (mark, start) = (height, first)
    advance()
    while !at(.endOfFile) && !isAtNewline && !at(.rightBrace) {
      if at(.stringQuote) { stringLiteral() } else { advance() }
    }
    close(.poundDirective, mark, start)
  }

  /// `#if` ... `#endif`; `body` reads what a clause holds.
  mutating func ifConfig(_ body: (inout Parser) -> Void) {
    let (mark, start) = (height, first)
    let end = match
    guard open() else { return }
    if enter() {
      var clauseMark = mark
      var clauseStart = start
      while true {
        if tokens[count - 1].word != Word.poundElse.rawValue { _ = sequence(.poundIf, .none) }
        restOfLine()
        body(&self)
        // What the body cannot hold, up to the end of the clause.
        unparsedUpToClauseEnd()
        close(.ifConfigClause, clauseMark, clauseStart)
        guard at(.poundElse) || at(.poundElseif) else { break }
        clauseMark = height
        clauseStart = first
        advance()
      }
      leave()
    }
    brackets -= 1
    if at(.poundEndif) {
      advance()
    } else if let end, p < end {
      unparsed(upTo: end)
      advance()
    }
    restOfLine()
    close(.ifConfig, mark, start)
  }

  private mutating func restOfLine() {
    guard !isAtNewline && !at(.endOfFile) && !isAtClauseEnd else { return }
    if tokens[count - 1].word == Word.poundEndif.rawValue && (at(.rightBrace) || at(.semicolon)) { return }
    let start = first
    while !isAtNewline && !at(.endOfFile) { advance() }
    close(.unparsed, height, start)
  }

  private mutating func unparsedUpToClauseEnd() {
    guard !isAtClauseEnd && !at(.endOfFile) else { return }
    let start = first
    while !isAtClauseEnd && !at(.endOfFile) { skipOne() }
    close(.unparsed, height, start)
  }

  // MARK: What is no item

  /// One token, or a bracket with all in it.
  mutating func skipOne() {
    switch kind {
    case .leftParen, .leftBrace, .leftSquare: skipBracket()
    case .poundDirective where at(.poundIf): skipBracket()
    case .at:
      // All attributes of a run that declares nothing: else each of them would ask about the rest again.
      var place = Lookahead(self)
      while place.kind == .at { place.attribute() }
      while p < place.p && !at(.endOfFile) { advance() }
    default: advance()
    }
  }

  /// Tokens up to where an item may begin again.
  mutating func unparsedItem(allowInit: Bool = true, isMember: Bool = false) {
    let start = first
    repeat {
      skipOne()
    } while !endsUnparsed(allowInit: allowInit, isMember: isMember)
    close(.unparsed, height, start)
  }

  private func endsUnparsed(allowInit: Bool, isMember: Bool) -> Bool {
    switch kind {
    case .endOfFile, .semicolon, .rightBrace, .poundDirective: return true
    default: break
    }
    if word != 0 || at(.at) {
      if startsDeclaration(allowInit: allowInit, isMember: isMember) { return true }
      if !isMember && startsStatement() { return true }
    }
    guard isAtNewline && !isMember else { return false }
    switch kind {
    case .identifier, .integer, .float, .stringQuote, .period, .leftParen, .leftSquare, .leftBrace, .pound: return true
    case .keyword: return at(.self) || at(.super) || at(.`init`) || at(.try) || at(.nil) || at(.true) || at(.false) || at(.case)
    default: return false
    }
  }

  // MARK: Members

  /// `{` member* `}`
  mutating func memberBlock() {
    guard at(.leftBrace) else { return }
    let (mark, start) = (height, first)
    let end = match
    guard open() else { return }
    if enter() {
      members()
      leave()
    }
    close(.rightBrace, at: end)
    close(.memberBlock, mark, start)
  }

  private mutating func members() {
    while true {
      switch kind {
      case .rightBrace, .endOfFile: return
      case .poundDirective: if isAtClauseEnd { return }
      default: break
      }
      member()
    }
  }

  private mutating func member() {
    let before = p
    if at(.poundDirective) {
      if at(.poundSourceLocation) { return sourceLocation() }
      var lookahead = Lookahead(self)
      if !lookahead.ifConfigOfAttributes() { return ifConfig { $0.members() } }
    }
    if startsDeclaration(allowInit: true, isMember: true) {
      declaration()
    } else {
      unparsedItem(isMember: true)
    }
    if p == before && !at(.endOfFile) { leaf(.unparsed) }
    while at(.semicolon) { advance() }
  }

  /// `{` item* `}` as a node. False if there is no `{`.
  @discardableResult
  mutating func codeBlock(allowInit: Bool = true) -> Bool {
    guard at(.leftBrace) else { return false }
    let (mark, start) = (height, first)
    let end = match
    guard open() else { return true }
    if enter() {
      items(allowInit: allowInit)
      leave()
    }
    close(.rightBrace, at: end)
    close(.codeBlock, mark, start)
    return true
  }
}
