/// Where an expression stands.
enum Flavor: UInt8 {
  case basic
  /// The condition of a statement: a `{` may begin its body.
  case condition
  /// The condition of an `#if`: ends with the line.
  case poundIf
  /// Arguments of a macro's role, where `init` and `subscript` are names.
  case attribute
}

/// Which patterns may stand where an expression does.
enum PatternContext: UInt8 {
  case none
  /// After `case`: names refer to something.
  case matching
  /// After `let` or `var` of such a pattern: names are new.
  case binding
}

extension Parser {
  /// Reads an expression, or a pattern where one may stand.
  mutating func expression(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    if pattern != .none && startsPattern() { return matchingPattern(.matching) }
    return sequence(flavor, pattern)
  }

  /// Operands and the operators between them, folded.
  mutating func sequence(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    if flavor == .poundIf && isAtNewline { return false }
    guard enter() else { return false }
    defer { leave() }
    let mark = height
    guard element(flavor, pattern) else { return false }
    guard mayContinueSequence(flavor, pattern) else { return true }
    let firstOperator = operatorCount
    repeat {
      guard operatorAndOperand(flavor, pattern) else { break }
    } while mayContinueSequence(flavor, pattern)
    if operatorCount > firstOperator { foldSequence(mark, firstOperator) }
    return true
  }

  @inline(__always)
  private func mayContinueSequence(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    switch kind {
    case .binaryOperator, .questionInfix, .arrow: break
    case .equal: if pattern != .none { return false }
    case .keyword: guard at(.as) || at(.is) || at(.throws) else { return false }
    case .identifier: guard at(.async), next.kind == .arrow || next.word == Word.throws.rawValue else { return false }
    default: return false
    }
    return !(flavor == .poundIf && isAtNewline)
  }

  /// Reads one operator and what stands on its right. False if the sequence is over or broken.
  private mutating func operatorAndOperand(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    let start = Start(mark: height, token: first, nodes: nodeCount)
    switch kind {
    case .binaryOperator:
      let group = groupOfOperator()
      advance()
      return operand(group, start, flavor, pattern)
    case .equal:
      advance()
      return operand(PrecedenceTable.Standard.assignment, start, flavor, pattern)
    case .questionInfix: return ternary(start, flavor, pattern)
    case .keyword where at(.is) || at(.as):
      let isCast = at(.as)
      advance()
      if isCast && (at(.question) || at(.exclamation)) { advance() }
      guard type() else { return brokenOperator(start) }
      addOperator(isCast ? .cast : .check, PrecedenceTable.Standard.casting)
      return true
    default:
      effects()
      guard height == start.mark, eat(.arrow) else { return brokenOperator(start) }
      return operand(PrecedenceTable.Standard.functionArrow, start, flavor, pattern)
    }
  }

  /// Where an operator stands, to take back what was made since.
  private struct Start {
    let mark: Int
    let token: UInt32
    let nodes: Int
  }

  private mutating func operand(_ group: UInt16, _ start: Start, _ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    if flavor == .poundIf && isAtNewline { return brokenOperator(start) }
    guard element(flavor, pattern) else { return brokenOperator(start) }
    addOperator(.infix, group)
    return true
  }

  private mutating func ternary(_ start: Start, _ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    advance()
    if sequence(flavor, pattern), eat(.colon) {
      let middle = stack[height - 1]
      height -= 1
      let slot = operatorCount
      addOperator(.ternary, PrecedenceTable.Standard.ternary, middle: middle)
      if element(flavor, pattern) { return true }
      operatorCount = slot
    }
    // `a ? b` without its other half.
    return brokenOperator(start)
  }

  /// An operator without the operand on its right: unparsed, as that operand. Ends the sequence.
  private mutating func brokenOperator(_ start: Start) -> Bool {
    closeUnparsed(start.mark, start.token, start.nodes)
    addOperator(.infix, PrecedenceTable.Standard.none)
    return false
  }

  /// One operand, with the words that may stand before it.
  mutating func element(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    if word == 0 && !at(.at) { return unary(flavor, pattern) }
    switch Word(word) {
    case .none: if at(.at), let isType = attributedTypeExpression() { return isType }
    case .inout: if let isType = attributedTypeExpression() { return isType }
    case .nonisolated:
      if next.kind == .leftParen, !next.flags.contains(.precededByNewline), p[2].word == Word.nonsending.rawValue,
        p[3].kind == .rightParen, let isType = attributedTypeExpression()
      {
        return isType
      }
    case .await: return prefixed(.awaitExpr, flavor, pattern)
    case .try: return prefixed(.tryExpr, flavor, pattern)
    case .unsafe: if prefixesOperand(flavor, acceptClosure: true, preferPostfix: false) { return prefixed(.unsafeExpr, flavor, pattern) }
    case .borrow, .copy, .consume: if prefixesOperand(flavor) { return prefixed(.moveExpr, flavor, pattern) }
    case .each: if prefixesOperand(flavor) { return prefixed(.packExpr, flavor, pattern) }
    case .repeat:
      let (mark, start) = (height, first)
      advance()
      _ = expression(flavor, pattern)
      close(.packExpr, mark, start)
      return true
    case .any:
      if prefixesOperand(flavor) || isPunctuator(next, UInt8(ascii: "~")) { return typeExpression() }
    default: break
    }
    return unary(flavor, pattern)
  }

  private mutating func prefixed(_ kind: NodeKind, _ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let (mark, start) = (height, first)
    advance()
    if kind == .tryExpr && (at(.question) || at(.exclamation)) { advance() }
    _ = element(flavor, pattern)
    close(kind, mark, start)
    return true
  }

  private mutating func typeExpression() -> Bool {
    let (mark, start) = (height, first)
    guard typeBody(), count > Int(start) else { return false }
    close(.typeExpr, mark, start)
    return true
  }

  /// `@Sendable () -> Void` as an expression; nil if no type stands here.
  private mutating func attributedTypeExpression() -> Bool? {
    var lookahead = Lookahead(self)
    return lookahead.type() ? typeExpression() : nil
  }

  /// Whether the contextual word here stands before an operand, and is not a name itself.
  func prefixesOperand(_ flavor: Flavor, acceptClosure: Bool = false, preferPostfix: Bool = true) -> Bool {
    if next.flags.contains(.precededByNewline) { return false }
    switch next.kind {
    case .identifier, .wildcard, .integer, .float, .stringQuote, .regex, .ampersand, .prefixOperator, .at, .backslash, .placeholder:
      return true
    case .pound: return !(p[2].word == Word.available.rawValue || p[2].word == Word.unavailable.rawValue)
    case .keyword:
      switch Word(next.word) {
      case .Any, .Self, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: return true
      default: return false
      }
    case .period, .leftParen, .leftSquare: return !preferPostfix && next.flags.contains(.precededByTrivia)
    case .leftBrace:
      guard acceptClosure else { return false }
      return startsTrailingClosure(flavor, at: p + 1)
    default: return false
    }
  }

  /// Prefix operators and what they stand before.
  mutating func unary(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    switch kind {
    case .prefixOperator, .ampersand:
      guard enter() else { return false }
      defer { leave() }
      let (mark, start, nodesBefore) = (height, first, nodeCount)
      let result: NodeKind = at(.ampersand) ? .inoutExpr : .prefixOperator
      advance()
      if unary(flavor, pattern) {
        close(result, mark, start)
      } else {
        closeUnparsed(mark, start, nodesBefore)
      }
      return true
    case .backslash:
      keyPath(pattern)
      return true
    case .keyword:
      if at(.if) { return ifExpression() }
      if at(.switch) { return switchExpression() }
    default: break
    }
    return postfix(flavor, pattern)
  }
}
