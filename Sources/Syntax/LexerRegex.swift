extension Lexer {
  /// A regex literal that begins at, or after the first characters of, what looks like an operator from `start` to `end`.
  mutating func regexInOperator(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ flags: TokenFlags
  ) -> Token? {
    var slash = start
    while slash < end && slash.pointee != UInt8(ascii: "/") { slash += 1 }
    guard slash < end, !text.isLeftBound(start) else { return nil }
    if previousKind == .keyword && (previousWord == Word.func.rawValue || previousWord == Word.operator.rawValue) { return nil }
    var mustBeRegex = false
    if !text.isRightBound(end, false) {
      mustBeRegex = (previousKind == .question || previousKind == .exclamation) && previousWord == Word.try.rawValue
      guard mustBeRegex || mayPrecedeRegex else { return nil }
      switch previousKind {
      case .leftParen, .leftSquare, .comma, .colon, .colonColon: break
      default: mustBeRegex = true
      }
    }
    guard let regexEnd = regexEnd(slash, mustBeRegex: mustBeRegex) else { return nil }
    if slash == start {
      place = regexEnd
      return finish(.regex, start, flags)
    }
    place = slash
    pendingRegex = regexEnd - slash
    return finish(text.operatorKind(start, slash), start, flags)
  }

  mutating func regexAfterOperator() -> Token {
    let start = place
    place += pendingRegex
    pendingRegex = 0
    return finish(.regex, start, [])
  }

  /// Whether an operator that is bound on no side may begin a regex literal after the token before it.
  private var mayPrecedeRegex: Bool {
    switch previousKind {
    case .leftBrace, .leftParen, .leftSquare, .prefixOperator, .ampersand, .binaryOperator, .equal, .semicolon, .comma, .colon,
      .questionInfix, .poundDirective, .unknown:
      return true
    case .keyword:
      switch Word(rawValue: previousWord) {
      case .true, .false, .Any, .nil, .self, .Self, .super: return false
      default: return true
      }
    default: return false
    }
  }

  /// The end of the regex literal whose `#`s or `/` are at `start`; nil if it is none.
  mutating func regexEnd(_ start: UnsafePointer<UInt8>, mustBeRegex: Bool) -> UnsafePointer<UInt8>? {
    var p = start
    while p.pointee == UInt8(ascii: "#") { p += 1 }
    let pounds = p - start
    guard p.pointee == UInt8(ascii: "/") else { return nil }
    p += 1
    if pounds == 0 {
      switch p.pointee {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): if !mustBeRegex { return nil }
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
      default: break
      }
      if start[-1] == UInt8(ascii: "*") { return nil }
      return bareRegexEnd(p, mustBeRegex: mustBeRegex)
    }
    return extendedRegexEnd(p, pounds: pounds)
  }

  private func bareRegexEnd(_ start: UnsafePointer<UInt8>, mustBeRegex: Bool) -> UnsafePointer<UInt8>? {
    var p = start
    var groups = 0
    var classDepth = 0
    var lastSpace: UnsafePointer<UInt8>?
    while true {
      switch p.pointee {
      case UInt8(ascii: "/"):
        if p[1] == UInt8(ascii: "*") || p[1] == UInt8(ascii: "/") { return mustBeRegex ? p : nil }
        if let lastSpace, lastSpace + 1 == p, !mustBeRegex { return nil }
        return p + 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return mustBeRegex ? p : nil
      case 0 where p == limit: return mustBeRegex ? p : nil
      case UInt8(ascii: "\\"):
        p += 1
        if p.pointee == UInt8(ascii: "\n") || p.pointee == UInt8(ascii: "\r") || p == limit { continue }
      case UInt8(ascii: "(") where classDepth == 0: groups += 1
      case UInt8(ascii: ")") where classDepth == 0:
        if groups > 0 { groups -= 1 } else if !mustBeRegex { return nil }
      case UInt8(ascii: "["): classDepth += 1
      case UInt8(ascii: "]"): if classDepth > 0 { classDepth -= 1 }
      case UInt8(ascii: " "), UInt8(ascii: "\t"): lastSpace = p
      default: break
      }
      p += 1
    }
  }

  private mutating func extendedRegexEnd(_ start: UnsafePointer<UInt8>, pounds: Int) -> UnsafePointer<UInt8> {
    var p = start
    while p.pointee == UInt8(ascii: " ") || p.pointee == UInt8(ascii: "\t") { p += 1 }
    let firstNewline = p
    let isMultiline = p.pointee == UInt8(ascii: "\n") || p.pointee == UInt8(ascii: "\r")
    if isMultiline && pounds >= unendedPounds { return firstNewline }
    p = isMultiline ? p : start
    while p < limit {
      switch p.pointee {
      case UInt8(ascii: "/"):
        var count = 0
        while p[1 + count] == UInt8(ascii: "#") { count += 1 }
        if count >= pounds { return p + 1 + count }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): if !isMultiline { return p }
      case UInt8(ascii: "\\") where p + 1 < limit && (isMultiline || (p[1] != UInt8(ascii: "\n") && p[1] != UInt8(ascii: "\r"))): p += 1
      default: break
      }
      p += 1
    }
    guard isMultiline else { return limit }
    unendedPounds = pounds
    return firstNewline
  }
}
