/// An operator between two operands of a sequence.
struct SequenceOperator: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable { case infix, ternary, cast, check }
  var kind: Kind
  var group: UInt16
  /// Of a ternary: the node between `?` and `:`, or `none`.
  var middle: UInt32
}

/// Folding: which operands each operator takes, by the precedence groups. It does what SwiftOperators does, faults included.
extension Parser {
  @inline(__always)
  mutating func addOperator(_ kind: SequenceOperator.Kind, _ group: UInt16, middle: UInt32 = NodeRecord.none) {
    if operatorCount == operatorCapacity {
      operators = Memory.grow(operators, from: operatorCapacity, to: operatorCapacity * 2)
      operatorCapacity *= 2
    }
    operators[operatorCount] = SequenceOperator(kind: kind, group: group, middle: middle)
    operatorCount += 1
  }

  /// The precedence group of the operator that is the current token, 0 if it has none.
  @inline(__always)
  func groupOfOperator() -> UInt16 {
    let token = p.pointee
    let start = text.origin + Int(token.start)
    if let group = PrecedenceTable.standardGroup(start, length(token)) { return group }
    return precedences.declared.isEmpty ? 0 : declaredGroup(start, length(token))
  }

  @inline(never)
  private func declaredGroup(_ start: UnsafePointer<UInt8>, _ length: Int) -> UInt16 {
    precedences.declared[Array(UnsafeBufferPointer(start: start, count: length))] ?? 0
  }

  /// Replaces the operands above `mark` by one node, with the operators above `firstOperator`.
  mutating func foldSequence(_ mark: Int, _ firstOperator: Int) {
    let result: UInt32
    if operatorCount - firstOperator == 1 {
      result = combine(stack[mark], operators[firstOperator], stack[mark + 1])
    } else {
      var next = firstOperator
      let folding = Folding(mark: mark, firstOperator: firstOperator, end: operatorCount)
      result = fold(stack[mark], &next, folding, bound: 0, isStrict: false)
    }
    operatorCount = firstOperator
    height = mark
    push(result)
  }

  private struct Folding {
    let mark: Int
    let firstOperator: Int
    let end: Int
  }

  private func isConsidered(_ group: UInt16, bound: UInt16, isStrict: Bool) -> Bool {
    if bound == 0 { return true }
    if group == 0 { return false }
    if group == bound { return !isStrict }
    return precedences.relation(group, bound) != .lower
  }

  private func associativity(_ a: UInt16, _ b: UInt16) -> PrecedenceTable.Associativity {
    if a == 0 || b == 0 { return .none }
    if a == b { return precedences.associativities[Int(a)] }
    switch precedences.relation(a, b) {
    case .higher: return .left
    case .lower: return .right
    case .unrelated: return .none
    }
  }

  private mutating func fold(
    _ start: UInt32, _ next: inout Int, _ folding: Folding, bound: UInt16, isStrict: Bool
  ) -> UInt32 {
    if depth >= depthLimit && !isLastTry && !enter() { return start }
    depth += 1
    defer { leave() }
    var left = start
    sequence: while next < folding.end {
      var operator1 = operators[next]
      guard isConsidered(operator1.group, bound: bound, isStrict: isStrict) else { return left }
      next += 1
      var right = stack[folding.mark + next - folding.firstOperator]
      while next < folding.end {
        let operator2 = operators[next]
        guard isConsidered(operator2.group, bound: bound, isStrict: isStrict) else { break }
        let isCast = operator1.kind == .cast || operator1.kind == .check
        // Where there is no room to go deeper, everything folds to the left.
        let isLeft = isCast || depth > depthLimit
        switch isLeft ? .left : associativity(operator1.group, operator2.group) {
        case .left:
          left = combine(left, operator1, right)
          operator1 = operator2
          next += 1
          right = stack[folding.mark + next - folding.firstOperator]
        case .right where operator1.group != operator2.group:
          right = fold(right, &next, folding, bound: operator1.group, isStrict: true)
        case .right:
          right = fold(right, &next, folding, bound: operator1.group, isStrict: false)
          left = combine(left, operator1, right)
          continue sequence
        case .none:
          left = combine(left, operator1, right)
          continue sequence
        }
        if overflow && !isLastTry { break }
      }
      return combine(left, operator1, right)
    }
    return left
  }

  /// One node of two operands. `try`, `await` and `unsafe` on the left take the operator in.
  private mutating func combine(_ left: UInt32, _ op: SequenceOperator, _ right: UInt32) -> UInt32 {
    var outer = left
    while true {
      switch nodes[Int(outer)].kind {
      case .tryExpr, .awaitExpr, .unsafeExpr:
        let inner = nodes[Int(outer)].firstChild
        if inner != NodeRecord.none {
          outer = inner
          continue
        }
      default: break
      }
      break
    }
    let parent = outer == left ? NodeRecord.none : nodes[Int(outer)].parent
    let index = UInt32(truncatingIfNeeded: nodeCount)
    let kind: NodeKind =
      switch op.kind {
      case .infix: .infixOperator
      case .ternary: .ternary
      case .cast: .asExpr
      case .check: .isExpr
      }
    let last = nodes[Int(right)].lastToken
    append(kind, nodes[Int(outer)].firstToken, last, outer)
    link(outer, op.middle == NodeRecord.none ? right : op.middle, index)
    if op.middle != NodeRecord.none { link(op.middle, right, index) }
    nodes[Int(right)].parent = index
    guard parent != NodeRecord.none else { return index }
    nodes[Int(parent)].firstChild = index
    nodes[Int(index)].parent = parent
    var enclosing = parent
    while true {
      nodes[Int(enclosing)].lastToken = last
      if enclosing == left { return left }
      enclosing = nodes[Int(enclosing)].parent
    }
  }

  @inline(__always)
  private mutating func link(_ node: UInt32, _ sibling: UInt32, _ parent: UInt32) {
    nodes[Int(node)].nextSibling = sibling
    nodes[Int(node)].parent = parent
  }
}

/// The operators a file declares at its top level, wherever there.
extension Parser {
  mutating func readOperatorDeclarations() {
    var groups: [PrecedenceTable.Group] = []
    var declared: [([UInt8], group: String?)] = []
    var q = firstRaw
    while q.pointee.kind != .endOfFile {
      if q.pointee.word == Word.operator.rawValue {
        let isInfix = q == firstRaw || (q[-1].word != Word.prefix.rawValue && q[-1].word != Word.postfix.rawValue)
        q += 1
        if isInfix, let declaration = operatorDeclaration(q) { declared.append(declaration) }
      } else if q.pointee.word == Word.precedencegroup.rawValue {
        q += 1
        if q.pointee.kind == .identifier, q[1].kind == .leftBrace { groups.append(precedenceGroup(q)) }
      } else {
        let index = matches[q - firstRaw]
        q = index == 0 ? q + 1 : firstRaw + Int(index)
      }
    }
    if !groups.isEmpty || !declared.isEmpty { precedences = PrecedenceTable(declaring: groups, operators: declared) }
  }

  private func spelling(_ token: Token) -> String { String(decoding: text.bytes(of: token), as: UTF8.self) }

  private func operatorDeclaration(_ name: UnsafeMutablePointer<Token>) -> ([UInt8], group: String?)? {
    guard name.pointee.kind != .endOfFile else { return nil }
    var q = name + 1
    let hasGroup = q.pointee.kind == .colon && q[1].kind == .identifier
    if hasGroup { q += 1 }
    return (Array(text.bytes(of: name.pointee)), hasGroup ? spelling(q.pointee) : nil)
  }

  private func precedenceGroup(_ name: UnsafeMutablePointer<Token>) -> PrecedenceTable.Group {
    var group = PrecedenceTable.Group(name: spelling(name.pointee))
    var q = name + 2
    while q.pointee.kind != .rightBrace && q.pointee.kind != .endOfFile {
      let label = q.pointee.word
      guard q[1].kind == .colon, label == Word.associativity.rawValue || isRelation(label) else {
        q += 1
        continue
      }
      q += 2
      if !isRelation(label) {
        group.associativity =
          q.pointee.word == Word.left.rawValue ? .left : q.pointee.word == Word.right.rawValue ? .right : .none
        continue
      }
      while q.pointee.kind == .identifier {
        if label == Word.higherThan.rawValue { group.higherThan.append(spelling(q.pointee)) }
        if label == Word.lowerThan.rawValue { group.lowerThan.append(spelling(q.pointee)) }
        q += q[1].kind == .comma ? 2 : 1
        if q[-1].kind != .comma { break }
      }
    }
    return group
  }

  private func isRelation(_ word: UInt16) -> Bool { word == Word.higherThan.rawValue || word == Word.lowerThan.rawValue }
}
