/// The bytes of a file as the parser sees them: a NUL stands before and behind them.
///
/// A value of two words, so that looking ahead costs no more than a copy of a token.
struct SourceText {
  // See `Lexer` for why these are raw pointers.
  let origin: UnsafePointer<UInt8>
  let classes: UnsafePointer<UInt8>

  func bytes(of token: Token) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: origin + Int(token.start), count: Int(token.end - token.start))
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
