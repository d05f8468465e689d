/// Statements, and the expressions `if` and `switch`.
extension Parser {
  /// Whether a statement begins here. Words that are names elsewhere are looked at closely.
  func startsStatement() -> Bool {
    if next.kind == .colon && kind == .identifier { return Self.isStatement(p + 2, self) }
    return Self.isStatement(p, self)
  }

  private static func isStatement(_ q: UnsafeMutablePointer<Token>, _ parser: borrowing Parser) -> Bool {
    switch Word(q.pointee.word) {
    case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough, .switch: return true
    case .repeat: return q[1].kind == .leftBrace
    case .yield, .discard: return q == parser.p && parser.prefixesOperand(.basic)
    default: return false
    }
  }

  mutating func statement() {
    if next.kind == .colon && kind == .identifier {
      let (mark, start) = (height, first)
      advance()
      advance()
      plainStatement()
      close(.labeledStmt, mark, start)
    } else {
      plainStatement()
    }
  }

  private mutating func plainStatement() {
    let (mark, start) = (height, first)
    switch Word(word) {
    case .if, .switch: ifOrSwitchStatement(mark, start)
    case .guard: guardStatement(mark, start)
    case .for: forStatement(mark, start)
    case .while: whileStatement(mark, start)
    case .repeat: repeatStatement(mark, start)
    case .do: doStatement(mark, start)
    case .return: returnStatement(mark, start)
    case .throw: wordAndExpression(.throwStmt, mark, start)
    case .discard: wordAndExpression(.discardStmt, mark, start)
    case .yield: yieldStatement(mark, start)
    case .defer:
      advance()
      codeBlock()
      close(.deferStmt, mark, start)
    case .break: transfer(.breakStmt, mark, start)
    case .continue: transfer(.continueStmt, mark, start)
    case .fallthrough: leaf(.fallthroughStmt)
    default: break
    }
  }

  private mutating func wordAndExpression(_ kind: NodeKind, _ mark: Int, _ start: UInt32) {
    advance()
    _ = expression(.basic, .none)
    close(kind, mark, start)
  }

  /// As a statement it may only be cast: `if a { b } else { c } as T`.
  private mutating func ifOrSwitchStatement(_ mark: Int, _ start: UInt32) {
    _ = at(.if) ? ifExpression() : switchExpression()
    guard at(.as) else { return }
    advance()
    if at(.question) || at(.exclamation) { advance() }
    _ = type()
    close(.asExpr, mark, start)
  }

  private mutating func transfer(_ kind: NodeKind, _ mark: Int, _ start: UInt32) {
    advance()
    if at(.identifier) && !isAtNewline && !startsStatement() && !(word != 0 && startsDeclaration()) { advance() }
    close(kind, mark, start)
  }

  private mutating func returnStatement(_ mark: Int, _ start: UInt32) {
    advance()
    if mayReturnExpression { _ = expression(.basic, .none) }
    close(.returnStmt, mark, start)
  }

  private var mayReturnExpression: Bool {
    switch kind {
    case .rightBrace, .semicolon, .endOfFile, .poundDirective: return false
    case .keyword:
      if at(.case) || at(.default) { return false }
      if at(.if) || at(.switch) { return true }
    default: if word == 0 && !at(.at) && next.kind != .colon { return true }
    }
    if startsStatement() || startsDeclaration() { return false }
    return !(isAtNewline && at(.at) && Lookahead(self).startsSwitchCase())
  }

  private mutating func yieldStatement(_ mark: Int, _ start: UInt32) {
    advance()
    if at(.leftParen) {
      let end = match
      guard open() else { return }
      while !at(.rightParen) && expression(.basic, .none) {
        guard eat(.comma) else { break }
      }
      close(.rightParen, at: end)
    } else {
      _ = expression(.basic, .none)
    }
    close(.yieldStmt, mark, start)
  }

  // MARK: Conditions

  /// The conditions of `if`, `while` and `guard`. Only those of `guard` may begin with a closure.
  private mutating func conditions(mayBeginWithClosure: Bool = false) {
    guard mayBeginWithClosure || !at(.leftBrace) else { return }
    while condition() {
      guard eat(.comma) else { return }
    }
  }

  private mutating func condition() -> Bool {
    let (mark, start) = (height, first)
    switch kind {
    case .pound where isAvailability:
      availabilityCondition()
      return true
    case .keyword:
      if at(.case) {
        advance()
        _ = matchingPattern(.matching)
        typeAnnotation()
        initializerClause(.condition)
        close(.matchingCondition, mark, start)
        return true
      }
      if at(.let) || at(.var) || at(.inout) {
        advance()
        _ = matchingPattern(.binding)
        typeAnnotation()
        initializerClause(.condition)
        close(.optionalBinding, mark, start)
        return true
      }
    default: break
    }
    return expression(.condition, .none)
  }

  // MARK: if, guard, switch

  /// `if` with all its `else if`s, which nest to the end. A loop: chains of them may be long.
  mutating func ifExpression() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    var open = 0
    let base = operatorCount
    while true {
      // Remembered where the operators of sequences are: a mark and a token for each `if` begun.
      addOperator(.infix, 0, middle: UInt32(truncatingIfNeeded: height))
      addOperator(.infix, 0, middle: first)
      open += 1
      advance()
      conditions()
      unparsedBeforeBody()
      codeBlock()
      guard eat(.else) else { break }
      guard at(.if) else {
        codeBlock()
        break
      }
    }
    while open > 0 {
      open -= 1
      close(.ifExpr, Int(operators[base + open * 2].middle), operators[base + open * 2 + 1].middle)
    }
    operatorCount = base
    return true
  }

  /// What was no condition, up to the `{` of the body on the same line.
  private mutating func unparsedBeforeBody() {
    guard !at(.leftBrace) && !at(.endOfFile) && !isAtNewline else { return }
    unparsedUpToBrace()
  }

  /// Makes what stands before a `{` on the same line unparsed. A `{` further away belongs to something else.
  mutating func unparsedUpToBrace() {
    var q = p
    for _ in 0..<64 {
      if q.pointee.kind == .leftBrace { return unparsed(upTo: q) }
      if q.pointee.kind == .endOfFile || q.pointee.kind == .rightBrace || (q > p && q.pointee.flags.contains(.precededByNewline)) {
        return
      }
      q += 1
    }
  }

  private mutating func guardStatement(_ mark: Int, _ start: UInt32) {
    advance()
    conditions(mayBeginWithClosure: true)
    _ = eat(.else)
    codeBlock()
    close(.guardStmt, mark, start)
  }

  mutating func switchExpression() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let (mark, start) = (height, first)
    advance()
    if !at(.leftBrace) { _ = expression(.condition, .none) }
    unparsedBeforeBody()
    if at(.leftBrace) {
      let end = match
      guard open() else {
        close(.switchExpr, mark, start)
        return true
      }
      switchCases()
      close(.rightBrace, at: end)
    }
    close(.switchExpr, mark, start)
    return true
  }

  private mutating func switchCases() {
    while !at(.rightBrace) && !at(.endOfFile) && !isAtClauseEnd {
      if at(.case) || at(.default) || (at(.at) && Lookahead(self).startsSwitchCase()) {
        switchCase()
      } else if at(.poundIf) {
        ifConfig { $0.switchCases() }
      } else {
        unparsedCase()
      }
    }
  }

  /// What stands before the first case.
  private mutating func unparsedCase() {
    let start = first
    repeat {
      if at(.leftParen) || at(.leftBrace) || at(.leftSquare) { skipBracket() } else { advance() }
    } while !at(.rightBrace) && !at(.endOfFile) && !at(.case) && !at(.default) && !at(.poundDirective)
    close(.unparsed, height, start)
  }

  private mutating func switchCase() {
    let (mark, start) = (height, first)
    while at(.at) { attribute() }
    if at(.default) {
      advance()
    } else if at(.case) {
      advance()
      caseItems(.basic)
    }
    _ = eat(.colon)
    while !endsSwitchCase { item() }
    close(.switchCase, mark, start)
  }

  private var endsSwitchCase: Bool {
    switch kind {
    case .rightBrace, .endOfFile: return true
    case .keyword: return at(.case) || at(.default)
    case .at: return Lookahead(self).startsSwitchCase()
    case .poundDirective: return isAtClauseEnd || (at(.poundIf) && Lookahead(self).startsConditionalSwitchCases())
    default: return false
    }
  }

  private mutating func caseItems(_ whereFlavor: Flavor) {
    while true {
      let (mark, start) = (height, first)
      if !at(.where) { _ = matchingPattern(.matching) }
      whereClause(whereFlavor)
      if count > Int(start) { close(.caseItem, mark, start) }
      guard eat(.comma) else { return }
      if at(.case) { leaf(.unparsed) }
    }
  }

  /// `where` expression, if it is there.
  private mutating func whereClause(_ flavor: Flavor) {
    guard at(.where) else { return }
    let (mark, start) = (height, first)
    advance()
    _ = expression(flavor, .none)
    close(.whereClause, mark, start)
  }

  // MARK: Loops and do

  private mutating func forStatement(_ mark: Int, _ start: UInt32) {
    advance()
    _ = eat(.try)
    _ = eat(.await)
    if at(.unsafe) && next.word != Word.in.rawValue && next.kind != .colon { advance() }
    if eat(.case) { _ = matchingPattern(.matching) } else { _ = pattern() }
    typeAnnotation()
    _ = eat(.in)
    if !at(.leftBrace) { _ = expression(.condition, .none) }
    whereClause(.condition)
    unparsedBeforeBody()
    codeBlock()
    close(.forStmt, mark, start)
  }

  private mutating func whileStatement(_ mark: Int, _ start: UInt32) {
    advance()
    conditions()
    unparsedBeforeBody()
    codeBlock()
    close(.whileStmt, mark, start)
  }

  private mutating func repeatStatement(_ mark: Int, _ start: UInt32) {
    advance()
    codeBlock()
    if eat(.while) { _ = expression(.basic, .none) }
    close(.repeatStmt, mark, start)
  }

  private mutating func doStatement(_ mark: Int, _ start: UInt32) {
    advance()
    if at(.throws) { effects(typeNode: true) }
    codeBlock()
    while at(.catch) {
      let (catchMark, catchStart) = (height, first)
      advance()
      if !at(.leftBrace) { caseItems(.condition) }
      unparsedBeforeBody()
      codeBlock()
      close(.catchClause, catchMark, catchStart)
    }
    close(.doStmt, mark, start)
  }
}
