extension Lexer {
  /// `!` or `?`: what follows something directly is always a token of its own.
  mutating func mark(_ start: UnsafePointer<UInt8>, _ flags: TokenFlags) -> Token {
    guard text.isLeftBound(start) else { return operatorToken(start, flags) }
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
    return finish(text.operatorKind(start, end), start, flags)
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

  /// A merge conflict left in the file: unknown to the end of its last line, or to the end of this one.
  private mutating func conflictMarker(_ start: UnsafePointer<UInt8>, _ flags: TokenFlags) -> Token {
    var p = start
    var line = start
    search: while p < limit && !hasUnendedConflict {
      while p < limit && p.pointee != UInt8(ascii: "\n") { p += 1 }
      if line != start && line.pointee == UInt8(ascii: ">") && isConflictMarker(line) { break search }
      if p < limit { p += 1 }
      line = p
    }
    if p == limit || hasUnendedConflict {
      hasUnendedConflict = true
      p = start
      while p < limit && p.pointee != UInt8(ascii: "\n") { p += 1 }
    }
    place = p
    return finish(.unknown, start, flags)
  }
}
