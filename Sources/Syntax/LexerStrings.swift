extension Lexer {
  /// What begins with `#`: a raw string, a regex literal, a directive, a macro, or the shebang.
  mutating func pound(_ start: UnsafePointer<UInt8>, _ flags: TokenFlags) -> Token {
    if start[1] == UInt8(ascii: "!") && isFirst(start) {
      while place < limit && place.pointee != UInt8(ascii: "\n") && place.pointee != UInt8(ascii: "\r") { place += 1 }
      return finish(.shebang, start, flags)
    }
    // In a long run of them, all but the first would otherwise look for its end again.
    var p = max(start, poundsEnd)
    while p.pointee == UInt8(ascii: "#") { p += 1 }
    poundsEnd = p
    if p.pointee == UInt8(ascii: "\"") { return openQuote(start, pounds: p - start, flags) }
    if p.pointee == UInt8(ascii: "/"), let end = regexEnd(start, mustBeRegex: true) {
      place = end
      return finish(.regex, start, flags)
    }
    p = start + 1
    while classes[Int(p.pointee)] & (CharacterClasses.identifier | CharacterClasses.digit) == CharacterClasses.identifier
      && p.pointee < 0x80 && p.pointee != UInt8(ascii: "$")
    { p += 1 }
    if p - start > 1 {
      let word = words.word(start, p - start)
      if word >= Word.poundIf.rawValue {
        place = p
        return finish(.poundDirective, start, flags, word: word)
      }
    }
    place = start + 1
    return finish(.pound, start, flags)
  }

  private func isFirst(_ start: UnsafePointer<UInt8>) -> Bool {
    start == origin || (start - origin == 3 && origin[0] == 0xEF && origin[1] == 0xBB && origin[2] == 0xBF)
  }

  /// The opening delimiter of a string: `start` is at its first `#` or quote.
  mutating func openQuote(_ start: UnsafePointer<UInt8>, pounds: Int, _ flags: TokenFlags) -> Token {
    let quote = start + pounds
    let isMultiline = quote[1] == UInt8(ascii: "\"") && quote[2] == UInt8(ascii: "\"") && !isRawOfOneLine(quote, pounds)
    place = quote + (isMultiline ? 3 : 1)
    if stringCount == stringCapacity { growStrings() }
    strings[stringCount] = StringState(pounds: Int32(truncatingIfNeeded: pounds), parens: 0, isMultiline: isMultiline)
    stringCount += 1
    inString = true
    return finish(.stringQuote, start, flags)
  }

  private mutating func growStrings() {
    let larger = UnsafeMutablePointer<StringState>.allocate(capacity: stringCapacity * 2)
    larger.moveInitialize(from: strings, count: stringCount)
    strings.deallocate()
    strings = larger
    stringCapacity *= 2
  }

  /// Whether three quotes after `#`s begin a string of one line, as in `#"""#`.
  private func isRawOfOneLine(_ quote: UnsafePointer<UInt8>, _ pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var p = quote + 2
    while p < limit && p.pointee != UInt8(ascii: "\n") && p.pointee != UInt8(ascii: "\r") {
      if p.pointee == UInt8(ascii: "\"") && hasPounds(p + 1, pounds) { return true }
      p += 1
    }
    return false
  }

  @inline(__always)
  private func hasPounds(_ p: UnsafePointer<UInt8>, _ pounds: Int) -> Bool {
    for offset in 0..<pounds where p[offset] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Inside a string: a segment, the start of an interpolation, or the closing delimiter.
  mutating func stringPart() -> Token {
    let start = place
    let state = strings[stringCount - 1]
    let pounds = Int(state.pounds)
    var p = start
    while true {
      while classes[Int(p.pointee)] & CharacterClasses.stringStop == 0 { p += 1 }
      switch p.pointee {
      case UInt8(ascii: "\""):
        if let end = closingQuoteEnd(p, state) {
          if p > start { break }
          place = end
          stringCount -= 1
          inString = false
          return finish(.stringQuote, start, [])
        }
        p += 1
        continue
      case UInt8(ascii: "\\"):
        guard hasPounds(p + 1, pounds) else {
          p += 1
          continue
        }
        let next = p + 1 + pounds
        if next.pointee == UInt8(ascii: "(") {
          if p > start { break }
          place = next
          inString = false
          return finish(.interpolationStart, start, [])
        }
        let isLineEnd = next.pointee == UInt8(ascii: "\n") || next.pointee == UInt8(ascii: "\r")
        p = next < limit && !(isLineEnd && !state.isMultiline) ? next + 1 : next
        continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if state.isMultiline {
          p += 1
          continue
        }
        return unclosedString(start, p)
      default:
        if p < limit {
          p += 1
          continue
        }
        return unclosedString(start, p)
      }
      place = p
      return finish(.stringSegment, start, [])
    }
  }

  /// The string ends here without its closing quote.
  private mutating func unclosedString(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Token {
    place = end
    stringCount -= 1
    inString = false
    return end > start ? finish(.stringSegment, start, []) : next()
  }

  private func closingQuoteEnd(_ quote: UnsafePointer<UInt8>, _ state: StringState) -> UnsafePointer<UInt8>? {
    var p = quote + 1
    if state.isMultiline {
      guard quote[1] == UInt8(ascii: "\"") && quote[2] == UInt8(ascii: "\"") else { return nil }
      p = quote + 3
    }
    return hasPounds(p, Int(state.pounds)) ? p + Int(state.pounds) : nil
  }

  /// After a `)` while in an interpolation: whether it was the one that ends it.
  mutating func closeParenOfInterpolation() {
    strings[stringCount - 1].parens -= 1
    if strings[stringCount - 1].parens <= 0 {
      strings[stringCount - 1].parens = 0
      inString = true
    }
  }
}
