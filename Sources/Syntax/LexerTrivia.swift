extension Lexer {
  /// Skips spaces, line ends and comments up to the next token.
  @inline(__always)
  mutating func skipTrivia() -> TokenFlags {
    // Most tokens follow the one before directly, or after one space.
    if !maybeTrivia(place.pointee) { return [] }
    if place.pointee == UInt8(ascii: " ") && !maybeTrivia(place[1]) {
      place += 1
      return .precededByTrivia
    }
    return longTrivia()
  }

  /// Whether a byte may begin trivia: white space, control characters, `/`, and what is beyond ASCII.
  @inline(__always)
  private func maybeTrivia(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x80 || byte == UInt8(ascii: "/") }

  /// A line end in an interpolation of a string of one line ends that string: it was never closed.
  @inline(never)
  private mutating func longTrivia() -> TokenFlags {
    var flags: UInt8 = 0
    var p = place
    while true {
      // Indentation.
      while p.pointee == UInt8(ascii: " ") { p += 1 }
      switch p.pointee {
      case UInt8(ascii: "\t"), 0x0B, 0x0C: p += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        flags |= TokenFlags.precededByNewline.rawValue
        if stringCount > 0 { leaveStringsOfOneLine() }
        p += 1
      case UInt8(ascii: "/"):
        if p[1] == UInt8(ascii: "/") {
          p = lineCommentEnd(p + 2)
        } else if p[1] == UInt8(ascii: "*") {
          let (end, hasNewline) = blockCommentEnd(p + 2)
          p = end
          if hasNewline { flags |= TokenFlags.precededByNewline.rawValue }
        } else {
          return triviaFlags(flags, p)
        }
        flags |= TokenFlags.precededByComment.rawValue
      case 0:
        if p == limit { return triviaFlags(flags, p) }
        p += 1
      case 0xC2 where p[1] == 0xA0: p += 2
      case 0xEF where p[1] == 0xBB && p[2] == 0xBF: p += 3
      default: return triviaFlags(flags, p)
      }
    }
  }

  @inline(__always)
  private mutating func triviaFlags(_ flags: UInt8, _ end: UnsafePointer<UInt8>) -> TokenFlags {
    let isEmpty = end == place
    place = end
    return TokenFlags(rawValue: isEmpty ? flags : flags | TokenFlags.precededByTrivia.rawValue)
  }

  private func lineCommentEnd(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start
    while p.pointee != UInt8(ascii: "\n") && p.pointee != UInt8(ascii: "\r") {
      if p.pointee == 0 && p == limit { break }
      p += 1
    }
    return p
  }

  /// `start` is behind the `/*`. Block comments nest.
  private func blockCommentEnd(_ start: UnsafePointer<UInt8>) -> (UnsafePointer<UInt8>, hasNewline: Bool) {
    var p = start
    var depth = 1
    var hasNewline = false
    while p < limit {
      let byte = p.pointee
      p += 1
      if byte == UInt8(ascii: "*") && p.pointee == UInt8(ascii: "/") {
        p += 1
        depth -= 1
        if depth == 0 { return (p, hasNewline) }
      } else if byte == UInt8(ascii: "/") && p.pointee == UInt8(ascii: "*") {
        p += 1
        depth += 1
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        hasNewline = true
      }
    }
    return (limit, hasNewline)
  }

  private mutating func leaveStringsOfOneLine() {
    while stringCount > 0 && !strings[stringCount - 1].isMultiline { stringCount -= 1 }
  }

  /// A character beyond ASCII: a name, an operator, or nothing Swift knows.
  mutating func unicode(_ start: UnsafePointer<UInt8>, _ flags: TokenFlags) -> Token {
    guard let (scalar, length) = scalar(start) else {
      place = start + 1
      while place.pointee & 0xC0 == 0x80 { place += 1 }
      return finish(.unknown, start, flags)
    }
    if scalar >= 0x80 && UnicodeTables.startsOperator(scalar) { return operatorToken(start, flags) }
    guard scalar >= 0x80 && UnicodeTables.continuesIdentifier(scalar) else {
      place = start + length
      return finish(.unknown, start, flags)
    }
    place = start + length
    finishIdentifier()
    return finish(UnicodeTables.startsIdentifier(scalar) ? .identifier : .unknown, start, flags)
  }

  /// Moves `place` behind the characters that continue an identifier.
  mutating func finishIdentifier() {
    while classes[Int(place.pointee)] & CharacterClasses.identifier != 0 {
      if place.pointee >= 0x80 {
        guard let length = continuation(place, UnicodeTables.continuesIdentifier) else { return }
        place += length
      } else {
        place += 1
      }
    }
  }

  /// `$0`, `$name` or a lone `$`.
  mutating func dollar(_ start: UnsafePointer<UInt8>, _ flags: TokenFlags) -> Token {
    place = start + 1
    finishIdentifier()
    return finish(.identifier, start, flags)
  }

  /// A name in back quotes; a back quote without its other half is unknown.
  mutating func backquoted(_ start: UnsafePointer<UInt8>, _ flags: TokenFlags) -> Token {
    var p = start + 1
    while p.pointee != UInt8(ascii: "`") && p.pointee != UInt8(ascii: "\n") && p.pointee != UInt8(ascii: "\r") {
      if p.pointee == 0 && p == limit { break }
      p += 1
    }
    guard p.pointee == UInt8(ascii: "`") && p - start > 1 else {
      place = start + 1
      return finish(.unknown, start, flags)
    }
    place = p + 1
    return finish(.identifier, start, flags.union(.backquoted))
  }

  /// The end of the editor placeholder `<#...#>` at `start`; nil if it is not closed on this line.
  func placeholderEnd(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    var p = start + 2
    while p < limit && p.pointee != UInt8(ascii: "\n") {
      if p.pointee == UInt8(ascii: "#") && p[1] == UInt8(ascii: ">") { return p + 2 }
      if p.pointee == UInt8(ascii: "<") && p[1] == UInt8(ascii: "#") { return nil }
      p += 1
    }
    return nil
  }

  /// Whether there is `<<<<<<< ` or `>>>>>>> ` of a merge conflict at the start of a line.
  func isConflictMarker(_ p: UnsafePointer<UInt8>) -> Bool {
    guard p[-1] == 0 || p[-1] == UInt8(ascii: "\n") || p[-1] == UInt8(ascii: "\r") else { return false }
    for offset in 1..<7 where p[offset] != p.pointee { return false }
    return p[7] == UInt8(ascii: " ")
  }
}
