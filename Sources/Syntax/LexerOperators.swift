extension Lexer {
  /// `!` or `?`: what follows something directly is always a token of its own.
  mutating func mark(_ start: UnsafePointer<UInt8>, _ flags: TokenFlags) -> Token {
    guard isLeftBound(start) else { return operatorToken(start, flags) }
    place = start + 1
    let preferRegex = previousWord == Word.try.rawValue && previousKind == .keyword
    let token = finish(start.pointee == UInt8(ascii: "!") ? .exclamation : .question, start, flags)
    // `try? /regex/`: the regex rule asks for the word before.
    if preferRegex { previousWord = Word.try.rawValue }
    return token
  }

  mutating func operatorToken(_ start: UnsafePointer<UInt8>, _ flags: TokenFlags) -> Token {
    if (start.pointee == UInt8(ascii: "<") || start.pointee == UInt8(ascii: ">")) && isConflictMarker(start) {
      return conflictMarker(start, flags)
    }
    var end = operatorEnd(start)
    if let token = regexInOperator(start, end, flags) { return token }
    if end - start > 2 {
      var p = start + 1
      while p < end {
        if p.pointee == UInt8(ascii: "/") && (p[1] == UInt8(ascii: "/") || p[1] == UInt8(ascii: "*")) {
          end = p
          break
        }
        p += 1
      }
    }
    place = end
    return finish(operatorKind(start, end), start, flags)
  }

  /// Where the run of operator characters that begins here ends.
  private func operatorEnd(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start
    let mayHavePeriods = start.pointee == UInt8(ascii: ".")
    while true {
      if p.pointee >= 0x80 {
        let isPart = p == start ? UnicodeTables.startsOperator : UnicodeTables.continuesOperator
        guard let length = continuation(p, isPart) else { return p }
        p += length
      } else if classes[Int(p.pointee)] & CharacterClasses.operatorByte != 0 {
        p += 1
      } else {
        return p
      }
      if p.pointee == UInt8(ascii: ".") && !mayHavePeriods { return p }
      if p.pointee == UInt8(ascii: "<") && p[1] == UInt8(ascii: "#") && placeholderEnd(p) != nil { return p }
    }
  }

  /// What an operator of these bytes is, by the spaces around it.
  func operatorKind(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> TokenKind {
    let left = isLeftBound(start)
    if end - start == 1 {
      switch start.pointee {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return left ? .question : .questionInfix
      case UInt8(ascii: "!") where left: return .exclamation
      case UInt8(ascii: "&"): if !left && isRightBound(end, left) { return .ampersand }
      default: break
      }
    } else if end - start == 2 {
      if start.pointee == UInt8(ascii: "-") && start[1] == UInt8(ascii: ">") { return .arrow }
      if start.pointee == UInt8(ascii: "*") && start[1] == UInt8(ascii: "/") { return .unknown }
    }
    let right = isRightBound(end, left)
    return left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
  }

  @inline(__always)
  func isLeftBound(_ start: UnsafePointer<UInt8>) -> Bool {
    let before = start[-1]
    if classes[Int(before)] & CharacterClasses.notLeftBound != 0 { return false }
    if before == UInt8(ascii: "/") { return start[-2] != UInt8(ascii: "*") }
    if before == 0xA0 { return start[-2] != 0xC2 }
    return true
  }

  @inline(__always)
  func isRightBound(_ end: UnsafePointer<UInt8>, _ isLeftBound: Bool) -> Bool {
    let after = end.pointee
    if classes[Int(after)] & CharacterClasses.notRightBound != 0 { return false }
    switch after {
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return !(end[1] == UInt8(ascii: "/") || end[1] == UInt8(ascii: "*"))
    case 0xC2: return end[1] != 0xA0
    default: return true
    }
  }

  /// A merge conflict left in the file: unknown to the end of its last line, or to the end of this one.
  private mutating func conflictMarker(_ start: UnsafePointer<UInt8>, _ flags: TokenFlags) -> Token {
    var p = start
    var line = start
    search: while p < limit {
      while p < limit && p.pointee != UInt8(ascii: "\n") { p += 1 }
      if line != start && line.pointee == UInt8(ascii: ">") && isConflictMarker(line) { break search }
      if p < limit { p += 1 }
      line = p
    }
    if p == limit {
      p = start
      while p < limit && p.pointee != UInt8(ascii: "\n") { p += 1 }
    }
    place = p
    return finish(.unknown, start, flags)
  }
}

extension Lexer {
  /// The token that begins at `start` inside of an operator token whose first bytes were taken for something else.
  func piece(of token: Token, from start: UInt32) -> Token {
    var piece = token
    piece.flags = []
    piece.word = 0
    piece.start = start
    let (from, to) = (origin + Int(start), origin + Int(token.end))
    switch from.pointee {
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      // Something stands directly before it.
      piece.end = start + 1
      piece.kind = from.pointee == UInt8(ascii: "!") ? .exclamation : .question
    case UInt8(ascii: ":"): piece.kind = .colon
    default: piece.kind = operatorKind(from, to)
    }
    return piece
  }
}
